// Seats that have changed hands, or have had a hint, as lines of the log.

import { say } from './texts.svelte';
import type { Handover, Hinted } from './wire';

/** What is told beside the moves. */
export type Note = Handover | Hinted;

/** The text is the one of `Handover.key` in records.py. */
export function sayHandover({ kind, level, name }: Handover): string {
  const givenUp = ['resigned', 'time', 'away'].includes(kind);
  return say(`handover-${kind}${givenUp && level ? '-bot' : ''}`, {
    name,
    level: level ? say('bot-level', { level }) : '',
  });
}

export const sayNote = (note: Note) => ('kind' in note ? sayHandover(note) : say('hinted', { name: note.name }));

/** What is told, move by move, with the notes where they belong: after so many moves. */
export function withNotes<Told extends { ply: number }>(told: Told[], notes: Note[]): (Told | Note)[] {
  if (!notes.length) return told;
  const last = told.at(-1);
  // One whose move was taken back since stands at the end.
  return told.flatMap((one) => [one, ...notes.filter(({ ply }) => ply === one.ply || (one === last && ply > one.ply))]);
}
