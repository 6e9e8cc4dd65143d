// Whom this device does not want to hear at any table: their handles, and the names they had.

import { SvelteMap } from 'svelte/reactivity';
import { recall, remember } from './memory';

/** What was remembered; whatever else may be there counts as nobody. */
export function read(text: string | null): [string, string][] {
  try {
    const found = JSON.parse(text ?? '{}') as unknown;
    return found && typeof found === 'object'
      ? Object.entries(found).map(([handle, name]) => [handle, String(name)])
      : [];
  } catch {
    return [];
  }
}

export const muted = new SvelteMap<string, string>(read(recall('muted')));

function keep(): void {
  remember('muted', JSON.stringify(Object.fromEntries(muted)));
}

export function mute(handle: string, name: string): void {
  muted.set(handle, name);
  keep();
}

export function unmute(handle: string): void {
  muted.delete(handle);
  keep();
}
