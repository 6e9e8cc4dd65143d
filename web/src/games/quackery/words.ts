// Quackery's parts in words, for labels, the question and the log.

import { speech, wordsOf } from '../../lib/texts.svelte';
import { remedyOf } from './board';
import type { Piece, Printed } from './types';

export const { say, rich } = wordsOf('quackery');

/** What is printed, in the chosen language. Two signs of one place stay together. */
export function told(said: Record<string, string> | undefined): string {
  return (said?.[speech.language] ?? said?.en ?? '').replaceAll('−−', '−\u2060−');
}

/** What an agenda asks for, sentence by sentence where it asks for several things. */
export function agendaParts(agenda: Piece): string[] {
  const [first = '', ...others] = told(agenda.text).replace(/\.$/, '').split('. ');
  return [first, ...others.map((one) => say('quackery-and', { text: one[0]!.toLowerCase() + one.slice(1) }))];
}

export function agendaText(agenda: Piece): string {
  return `${agendaParts(agenda).join(', ')}.`;
}

export function humourName(humour: number): string {
  return say('quackery-humour', { humour });
}

/** A humour, and which way it moves: −1, 1, or 0 if that is not said. */
export function movedName(humour: number, way: number): string {
  const name = say('humour-name', { humour });
  return way ? `${name} ${wayName(Number(way > 0))}` : name;
}

export function statusName(status: number): string {
  return say('status-name', { status });
}

export function wayName(way: number): string {
  return say('way-name', { way });
}

/** What was played that an action, or a pick, is about. */
export function entryName(entry: number): string {
  return say('entry-name', { entry });
}

export function remedyName(printed: Printed, remedy: number): string {
  return told(remedyOf(printed, remedy)?.name) || say('basic-name');
}

/** As it stands within a sentence. */
export function within(name: string): string {
  return name.replace(/^((The|Le|La|Les) |L’)/, (article) => article.toLowerCase());
}

export function patientName(printed: Printed, patient: number): string {
  return told(printed.patients[patient]?.name);
}
