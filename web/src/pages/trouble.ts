// Why a table cannot be played, in words.

import { say } from '../lib/texts.svelte';
import type { TableInfo } from '../lib/wire';

export function inWords({ trouble }: TableInfo): string {
  return trouble ? say(trouble.key, trouble.facts as Record<string, string | number>) : '';
}
