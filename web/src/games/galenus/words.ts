// Galenus's parts in words, for labels, the question and the log.

import { minus } from '../../lib/numbers';
import { speech, wordsOf } from '../../lib/texts.svelte';
import type { Said } from '../../lib/wire';
import { outcomeTerms, placeOf, placesGoals, regionOf, type Outcome, type Term } from './board';
import {
  DIGNITARIES,
  HUMOURS,
  type Dignitary,
  type Gain,
  type Physician,
  type Price,
  type Printed,
  type PrintedVilla,
  type View,
} from './types';

export const { say, rich, has } = wordsOf('galenus');

const PELOPS = DIGNITARIES.indexOf('pelops');
const NICON = DIGNITARIES.indexOf('nicon');

/** What is printed, in the chosen language. */
export function told(said: Record<string, string> | undefined): string {
  return said?.[speech.language] ?? said?.en ?? '';
}

export const humourName = (number: number) => say('humour-name', { number });
export const goodName = (number: number) => say('good-name', { number });
export const className = (number: number) => say('class-name', { number });
export const patientsOf = (humour: number, count: number) => say('amount-patients', { kind: HUMOURS[humour]!, count });
export const patientsWords = (counts: readonly number[]) =>
  listed(counts.map((count, humour) => (count ? patientsOf(humour, count) : '')));

export function listed(parts: string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'unit', style: 'short' }).format(parts.filter(Boolean));
}

/** A region by what stays when its card goes: in Rome its class, as sentences name it; else its number. */
export function quarterName(view: View, region: number): string {
  return view.mode === 'pergamon' ? say('region-name', { number: region }) : className(region);
}

/** The same in a sentence. */
export function placeName(view: View, section: number): string {
  const region = regionOf(section);
  return region < 0 || view.mode === 'pergamon'
    ? say('section-name', { number: section })
    : say('galenus-region', { number: region });
}

/** A place where mediples go; regions are named by what happens there. */
export function sectionName(view: View, printed: Printed, section: number): string {
  const region = regionOf(section);
  return region >= 0
    ? told(printed.faces[view.regions[region]?.face ?? -1]?.event)
    : say('galenus-place', { place: placeOf(section) });
}

/** A-T2: at zero health some patients cost more. */
export const warning = (one: Physician | undefined, patients: readonly number[]) =>
  one?.health === 0 && patients[1] ? say('galenus-no-health') : '';

/** A-T2: philosophy that does not fit becomes reputation, and reputation that does not fit costs health. */
export function spill(
  one: Physician | undefined,
  villa: PrintedVilla | null,
  gain: Pick<Gain, 'philosophy' | 'reputation'>,
  pay?: Pick<Price, 'philosophy' | 'reputation'>,
): string {
  if (!one || !villa) return '';
  const over = (now: number, by: number, most: number) => Math.max(0, now + by - most);
  const thought = over(one.philosophy - (pay?.philosophy ?? 0), gain.philosophy ?? 0, villa.philosophy.most);
  const count = over(one.reputation - (pay?.reputation ?? 0), (gain.reputation ?? 0) + thought, villa.reputation.most);
  return count ? say('galenus-spill', { count }) : '';
}

/** A goal: what it asks for, how far it has come, and what its place on the board means. */
export function goalWords(view: View, printed: Printed, at: number): string[] {
  const { goal, met, has } = view.goals[at]!;
  const print = printed.goals[goal]!;
  const now = Object.entries(print.needs).map(([name, least]) => `${minus(has[name] ?? 0)}/${least}`);
  return [
    say('galenus-goal', { number: at + 1, text: told(print.text) }),
    met ? say('galenus-goal-met') : say('galenus-labelled', { label: say('galenus-goal-now'), value: now.join(', ') }),
    placesGoals(view) && !met ? say('galenus-goal-place') : '',
  ].filter(Boolean);
}

/** What the colleague or a dignitary has done this year, as far as it has. */
export function didWords({ who, acted, did, success }: Pick<Dignitary, 'who' | 'acted' | 'did' | 'success'>): string {
  if (!acted) return say('galenus-to-act');
  return say('galenus-did', { who, count: did, rises: who === PELOPS ? Number(success) : -1 });
}

export const dignitaryName = (printed: Printed, who: number) => told(printed.dignitaries[who]?.name);

/** The same at the table: while it is asked whom Nicon treats, he has not acted yet. */
export function deedOf(view: Pick<View, 'asked'>, one: Dignitary): string {
  return didWords(view.asked?.to === 'nicon' && one.who === NICON ? { ...one, acted: false } : one);
}

/** Who a dignitary is, for whoever points at one: what they do, and in Pergamon what they did this year. */
export function aboutDignitary(
  view: Pick<View, 'mode' | 'visitors' | 'asked'>,
  printed: Printed,
  who: number,
): { title: string; lines: string[] } {
  const one = view.visitors.find((visitor) => visitor.who === who);
  return {
    title: dignitaryName(printed, who),
    lines: [told(printed.dignitaries[who]?.text), one && view.mode === 'pergamon' ? deedOf(view, one) : ''],
  };
}

/** A term in words: “+2 reputation”. */
export function termWords(term: Term): string {
  const count = `${term.value < 0 ? '−' : '+'}${Math.abs(term.value)}`;
  if (term.piece) return say(`galenus-term-${term.piece.kind}`, { count, humour: humourName(term.piece.humour) });
  return say('galenus-term', { count, what: term.sign ?? 'project' });
}

export function outcomeWords(outcome: Outcome): string {
  return listed(outcomeTerms(outcome).map(termWords));
}

/** By field: the text with its name, what that text calls the number, and what it counts from. */
const NAMES: Record<string, [key: string, fact: string, first: number]> = {
  seat: ['field-of-player', 'player', 1],
  humour: ['humour-name', 'number', 0],
  old: ['humour-name', 'number', 0],
  section: ['section-name', 'number', 0],
  region: ['region-name', 'number', 0],
  good: ['good-name', 'number', 0],
  dignitary: ['dignitary-name', 'number', 0],
  one: ['dignitary-name', 'number', 0],
  other: ['dignitary-name', 'number', 0],
};
/** By field: what is printed on the card that it means. */
const CARDS: Record<string, (printed: Printed, number: number) => Record<string, string> | undefined> = {
  villa: (printed, number) => printed.villas[number]?.name,
  doctrine: (printed, number) => printed.doctrines[number]?.name,
  journey: (printed, number) => printed.journeys[number]?.city,
  face: (printed, number) => printed.faces[number]?.event,
  goal: (printed, number) => printed.goals[number]?.name,
};
const COUNTED = ['line', 'place']; // people count from one

/** A reason may be made of others. */
function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/** The fields of an action or an event as people name them. Sums stay numbers. */
export function factsOf(fields: Record<string, unknown>, printed: Printed): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (isSaid(value)) found[name] = say(value.key, factsOf(value.facts, printed));
    else if (typeof value !== 'number') found[name] = value as string;
    else if (name === 'by' || name === 'hospital') {
      found.way = value < 0 ? 'loss' : 'gain';
      found[name] = say('signed', { way: found.way, count: Math.abs(value) });
    } else if (CARDS[name]) found[name] = told(CARDS[name](printed, value)) || '–';
    else if (NAMES[name]) {
      const [key, fact, first] = NAMES[name];
      found[name] = say(key, { [fact]: value + first });
    } else found[name] = COUNTED.includes(name) ? value + 1 : value;
  }
  if (fields.kind === 'invoke')
    found.doctrine = say('galenus-invoked', {
      doctrine: found.doctrine!,
      text: told(printed.doctrines[Number(fields.doctrine)]?.text).replace(/\.$/, ''),
    });
  // a focus for one of its own type: nothing has changed
  if ('old' in fields) found.same = Number(fields.old === fields.humour);
  return found;
}
