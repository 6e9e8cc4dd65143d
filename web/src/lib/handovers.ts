// Seats that have changed hands, as lines of the log.

import { say } from './texts.svelte';
import type { Handover } from './wire';

/** The text is the one of `Handover.key` in records.py. */
export function sayHandover({ kind, level, name }: Handover): string {
  const givenUp = kind === 'resigned' || kind === 'time';
  return say(`handover-${kind}${givenUp && level ? '-bot' : ''}`, {
    name,
    level: level ? say('bot-level', { level }) : '',
  });
}

/** What is told, move by move, with the handovers where they belong: after so many moves. */
export function withHandovers<Told extends { ply: number }>(told: Told[], handovers: Handover[]): (Told | Handover)[] {
  if (!handovers.length) return told;
  const last = told.at(-1);
  // One whose move was taken back since stands at the end.
  return told.flatMap((one) => [
    one,
    ...handovers.filter(({ ply }) => ply === one.ply || (one === last && ply > one.ply)),
  ]);
}
