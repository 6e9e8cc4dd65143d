// Why a table cannot be played, or how its game ended unfinished, in words.

import { say, speech } from '../lib/texts.svelte';
import type { TableInfo } from '../lib/wire';

export function inWords({ trouble, ended, chairs, handovers }: TableInfo): string {
  if (ended && ended.seat !== null) {
    const won = ended.winners.map((seat) => chairs[seat]?.name ?? '');
    // Who has given up may sit there no more.
    const name = handovers.findLast((one) => one.seat === ended.seat)?.name ?? chairs[ended.seat]?.name ?? '';
    return say(`ended-${ended.why}`, {
      name,
      count: won.length,
      names: new Intl.ListFormat(speech.language).format(won),
    });
  }
  return trouble ? say(trouble.key, trouble.facts as Record<string, string | number>) : '';
}
