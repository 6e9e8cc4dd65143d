// Galenus's parts in words, for labels, the question and the log.

import { speech, wordsOf } from '../../lib/texts.svelte';
import { outcomeTerms, placeOf, regionOf, type Outcome, type Term } from './board';
import { type Printed, type View } from './types';

export const { say, rich, has } = wordsOf('galenus');

/** What is printed, in the chosen language. */
export function told(said: Record<string, string> | undefined): string {
  return said?.[speech.language] ?? said?.en ?? '';
}

export const humourName = (number: number) => say('galenus-humour', { number });
export const goodName = (number: number) => say('galenus-good', { number });
export const className = (number: number) => say('galenus-class', { number });
export const patientsWords = (counts: readonly number[]) => listed(counts.map((count, humour) => (count ? say('galenus-patients', { count, humour: humourName(humour) }) : '')));

export function listed(parts: string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'unit', style: 'short' }).format(parts.filter(Boolean));
}

/** A place where mediples go; regions are named by what happens there. */
export function sectionName(view: View, printed: Printed, section: number): string {
  const region = regionOf(section);
  return region >= 0 ? told(printed.faces[view.regions[region]?.face ?? -1]?.event) : say('galenus-place', { place: placeOf(section) });
}

export const dignitaryName = (printed: Printed, who: number) => told(printed.dignitaries[who]?.name);

/** A term in words: “+2 reputation”. */
export function termWords(term: Term): string {
  const count = `${term.value < 0 ? '−' : '+'}${Math.abs(term.value)}`;
  if (term.piece) return say(`galenus-term-${term.piece.kind}`, { count, humour: humourName(term.piece.humour) });
  return say('galenus-term', { count, what: term.sign ?? 'project' });
}

export function outcomeWords(outcome: Outcome): string {
  return listed(outcomeTerms(outcome).map(termWords));
}

/** By field: the text with its name. */
const NAMES: Record<string, (value: number, printed: Printed) => string> = {
  humour: (value) => (value < 0 ? '–' : humourName(value)),
  old: humourName,
  good: goodName,
  seat: (value) => say('field-of-player', { player: value + 1 }),
  villa: (value, printed) => told(printed.villas[value]?.name) || '–',
  doctrine: (value, printed) => told(printed.doctrines[value]?.name),
  journey: (value, printed) => told(printed.journeys[value]?.city),
  face: (value, printed) => told(printed.faces[value]?.event),
  goal: (value, printed) => told(printed.goals[value]?.text),
  dignitary: (value, printed) => dignitaryName(printed, value),
  one: (value, printed) => dignitaryName(printed, value),
  other: (value, printed) => dignitaryName(printed, value),
};
const COUNTED = ['region', 'line', 'place']; // people count from one

/** The fields of an action or an event as people name them. Sums stay numbers. */
export function factsOf(fields: Record<string, unknown>, printed: Printed): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'number') found[name] = value as string;
    else if (NAMES[name]) found[name] = NAMES[name](value, printed);
    else found[name] = COUNTED.includes(name) ? value + 1 : value;
  }
  return found;
}
