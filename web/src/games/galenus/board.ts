// Galenus's table, without pictures: what can be picked where, and what it would bring. No rules are
// known here: legal actions and what follows come from the server.

import { matches, offers } from '../../lib/narrowing';
import type { Action, GameEvent, Part, Reason } from '../../lib/types';
import { HUMOUR_SIGNS, type SignName } from './signs';
import { ARENA, BATHS, BOOK, HUMOURS, JOURNEY, LEAD_IN_WORKS, REGION, VILLA } from './types';
import type { Gain, Physician, Price, Printed, PrintedVilla, Project, View } from './types';

/** All that a part of the table needs to be clicked. */
export interface Desk {
  view: View;
  printed: Printed;
  seat: number | null;
  choices: Action[];
  foretold: Record<string, GameEvent[]>;
  picked: Part;
  names: string[];
  /** What others have moved since my last action: see `freshOf`. */
  fresh: ReadonlySet<string>;
  onpick: (part: Part) => void;
  onconfirm?: (() => void) | undefined;
  why?: ((part: Part) => Reason | null) | undefined;
  onwhy?: ((reason: Reason | null) => void) | undefined;
}

/** Small steps inside one's own turn: a click does them. All else is picked first, then confirmed. */
export const AT_ONCE: readonly string[] = [
  'call',
  'extra',
  'herb',
  'impact',
  'focus',
  'exchange',
  'overflow',
  'lose',
  'pick',
  'pay_focus',
  'pay_herb',
  'gain_focus',
  'gain_herb',
  'gain_skill',
  'all_impact',
  'all_focus',
  'as_before',
];

export const same = (picked: Part, part: Part) => Object.entries(part).every(([name, value]) => picked[name] === value);

/** A part was clicked. */
export function act(desk: Desk, part: Part): void {
  if (!offers(desk.choices, part)) return desk.onwhy?.(desk.why?.(part) ?? null);
  if (same(desk.picked, part)) return desk.onconfirm?.();
  desk.onpick(part);
  if (AT_ONCE.includes(String(part.kind))) desk.onconfirm?.();
}

/** The first of these parts that a legal action names. */
export function offered(choices: Action[], ...parts: Part[]): Part | null {
  return parts.find((part) => offers(choices, part)) ?? null;
}

/** A part's own name on the page: `treat-1`. */
export const spotName = (part: Part) => Object.values(part).join('-');

// Components

export function villaOf(printed: Printed, physician: Physician): PrintedVilla {
  return printed.villas[physician.villa] ?? printed.standard;
}

/** For each position of a skill track: how many lines lie below it. */
export function linesBelow(printed: Printed): number[] {
  return printed.segments.flatMap((count, segment) => Array.from({ length: count }, () => segment));
}

/** The spaces of the contest track: the printed ones, and further up if somebody is there. */
export function contestSpaces(view: View): number {
  return (
    1 +
    Math.max(view.theatre.top, ...view.theatre.markers, ...view.visitors.map((one) => one.marker), view.theatre.galenus)
  );
}

/** The region of a section, or −1. */
export const regionOf = (section: number) => (section >= REGION ? section - REGION : -1);

export type PlaceName = 'villa' | 'baths' | 'arena' | 'journey' | 'region';
export function placeOf(section: number): PlaceName {
  return section === VILLA
    ? 'villa'
    : section === BATHS
      ? 'baths'
      : section === ARENA
        ? 'arena'
        : section === JOURNEY
          ? 'journey'
          : 'region';
}

/** The doctrine's owner, or −1. */
export const ownerOf = (view: View, doctrine: number) =>
  view.players.findIndex((one) => one.doctrines.includes(doctrine));

// What a project asks for and gives, as signs

export interface Term {
  /** What must be there, what is paid, what is done, what is gained. */
  group: 'needs' | 'pay' | 'do' | 'gain';
  value: number;
  /** So much of it is there already. */
  has?: number | undefined;
  sign?: SignName;
  piece?: { kind: 'patient' | 'focus' | 'herb' | 'humour'; humour: number };
}

const MEASURES: Record<string, SignName> = {
  impact: 'impact',
  works: 'work',
  publications: 'publish',
  humours: 'publish',
  primus: 'first',
  level: 'skill',
  philosophy: 'philosophy',
  reputation: 'reputation',
  health: 'health',
  focus: 'focus',
  herbs: 'herb',
  books: 'book',
  doctrines: 'join',
  treated: 'treat',
  cleared: 'region',
  firsts: 'theatre',
};

export function needsOf(needs: Record<string, number>, has: Record<string, number> = {}): Term[] {
  return Object.entries(needs)
    .filter(([, value]) => value)
    .map(([name, value]) => {
      const humour = HUMOURS.indexOf(name as (typeof HUMOURS)[number]);
      const what: Partial<Term> =
        humour >= 0 ? { piece: { kind: 'humour', humour } } : { sign: MEASURES[name] ?? 'project' };
      return { group: 'needs', value, has: has[name], ...what };
    });
}

/** S-11: a goal belongs to a region only where it removes who is there. */
export const placesGoals = ({ level }: View) => level !== 'easy' && level !== 'normal';

function plain(group: Term['group'], from: Price | Gain, factor: number): Term[] {
  const found: Term[] = [];
  const one = (value: number | undefined, sign: SignName) =>
    value && found.push({ group, value: value * factor, sign });
  if ('impact' in from) one(from.impact, 'impact');
  one(from.philosophy, 'philosophy');
  one(from.reputation, 'reputation');
  one(from.health, 'health');
  one(from.books, 'book');
  if ('works' in from) one(from.works, 'work');
  from.focus.forEach(
    (value, humour) => value && found.push({ group, value: value * factor, piece: { kind: 'focus', humour } }),
  );
  one(from.any_focus, 'focus');
  from.herbs.forEach(
    (value, humour) => value && found.push({ group, value: value * factor, piece: { kind: 'herb', humour } }),
  );
  one(from.any_herbs, 'herb');
  if ('skill' in from) {
    from.skill.forEach(
      (value, humour) => value && found.push({ group, value: value * factor, piece: { kind: 'humour', humour } }),
    );
    one(from.any_skill, 'skill');
  }
  return found;
}

export const gainTerms = (gain: Gain) => plain('gain', gain, 1);
export const priceTerms = (price: Price) => plain('pay', price, -1);

export function termsOf(project: Project): Term[] {
  const done: Term[] = [];
  if (project.treat.some(Boolean)) {
    done.push({ group: 'do', value: 0, sign: project.place === 'here' ? 'treat' : project.place });
    project.treat.forEach(
      (value, humour) => value && done.push({ group: 'do', value, piece: { kind: 'patient', humour } }),
    );
  }
  if (project.any_solicit || project.solicit.some(Boolean)) {
    done.push({ group: 'do', value: project.any_solicit, sign: 'solicit' });
    project.solicit.forEach(
      (value, humour) => value && done.push({ group: 'do', value, piece: { kind: 'patient', humour } }),
    );
  }
  if (project.publish >= 0) {
    done.push({ group: 'do', value: 0, sign: 'publish' });
    if (project.publish) done.push({ group: 'do', value: -project.publish, sign: 'focus' });
  }
  return [...needsOf(project.needs), ...priceTerms(project.pay), ...done, ...gainTerms(project.gain)];
}

// What an action would bring a seat, put together from what is foretold of it

export interface Outcome {
  impact: number;
  philosophy: number;
  reputation: number;
  health: number;
  books: number;
  works: number;
  focus: number[];
  herbs: number[];
  skill: number[];
  /** Patients who come into the hospital. */
  called: number[];
}

export function outcomeOf(told: GameEvent[] | undefined, seat: number): Outcome {
  const four = () => [0, 0, 0, 0];
  const found: Outcome = {
    impact: 0,
    philosophy: 0,
    reputation: 0,
    health: 0,
    books: 0,
    works: 0,
    focus: four(),
    herbs: four(),
    skill: four(),
    called: four(),
  };
  for (const event of told ?? []) {
    if (event.seat !== seat) continue;
    const of = (field: string) => Number(event[field] ?? 0);
    const humour = of('humour');
    switch (event.event) {
      case 'scored':
      case 'cleared':
      case 'primus':
        found.impact += of('points');
        break;
      case 'made_impact':
        found.impact += 1;
        break;
      case 'published':
        found.impact += of('points');
        found.works += of('works');
        found.focus[humour]! -= of('focus');
        found.philosophy -= of('philosophy');
        break;
      case 'bid':
        found.philosophy -= of('philosophy');
        break;
      case 'philosophy':
        found.philosophy += of('by');
        break;
      case 'reputation':
        found.reputation += of('by');
        break;
      case 'health':
      case 'recuperated':
        found.health += of('by');
        break;
      case 'books':
        found.books += of('by');
        break;
      case 'works':
        found.works += of('by');
        break;
      case 'herb':
        found.herbs[humour]! += of('by');
        break;
      case 'dosed':
        found.herbs[humour]! -= 1;
        break;
      case 'shopped':
        if (of('good') === BOOK) found.books += 1;
        else found.herbs[of('good')]! += 1;
        break;
      case 'focused':
        found.focus[humour]! += 1;
        break;
      case 'exchanged':
        found.focus[humour]! += 1;
        found.focus[of('old')]! -= 1;
        break;
      case 'focus_lost':
        found.focus[humour]! -= 1;
        break;
      case 'rose':
        found.skill[humour]! += of('steps');
        break;
      case 'solicited':
        found.called[humour]! += 1;
        break;
    }
  }
  return found;
}

/** The outcome as terms, gains and losses. */
export function outcomeTerms(outcome: Outcome): Term[] {
  const found: Term[] = [];
  const one = (value: number, sign: SignName) => value && found.push({ group: 'gain', value, sign });
  one(outcome.impact, 'impact');
  one(outcome.works, 'work');
  one(outcome.philosophy, 'philosophy');
  one(outcome.reputation, 'reputation');
  one(outcome.health, 'health');
  one(outcome.books, 'book');
  const many = (values: number[], kind: 'focus' | 'herb' | 'humour' | 'patient') =>
    values.forEach((value, humour) => value && found.push({ group: 'gain', value, piece: { kind, humour } }));
  many(outcome.focus, 'focus');
  many(outcome.herbs, 'herb');
  many(outcome.skill, 'humour');
  many(outcome.called, 'patient');
  return found;
}

// Which part of the table a question is about

const SCENES: readonly string[] = [
  'move_in',
  'subject',
  'publish',
  'call',
  'nicon',
  'first_in_line',
  'dose',
  'assign',
  'overflow',
  'lose',
  'rise',
  'pick',
  'pay_focus',
  'pay_herb',
  'gain_focus',
  'gain_herb',
  'gain_skill',
  'prepare',
  'bid',
  'remove',
];

/** The step that I am asked for, if it is one with a scene of its own in my villa. */
export function sceneOf(view: View, seat: number | null): string | null {
  const to = view.asked?.to;
  return to && seat !== null && view.asked!.waits_for.includes(seat) && SCENES.includes(to) ? to : null;
}

/** The section where patients are being treated, called or looked at; −1 if none. */
export const scenePlace = (view: View) => view.asked?.section ?? -1;

/** Mediples (`seat.section`) and skill markers (`skill.seat.humour`) that were moved in these events. */
export function freshOf(marks: GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const event of marks) {
    const { seat, section, region, humour } = event;
    const at = (place: unknown) => found.add(`${seat}.${place}`);
    if (event.event === 'year_began') found.clear();
    else if (event.event === 'planned' || event.event === 'treating') at(section);
    else if (event.event === 'project_begun') at(REGION + Number(region));
    else if (event.event === 'journey_begun' || event.event === 'shopped') at(JOURNEY);
    else if (event.event === 'recuperated' || event.event === 'joined') at(BATHS);
    else if (event.event === 'rose' || event.event === 'published') found.add(`skill.${seat}.${humour}`);
  }
  return found;
}

/** Points that came between two views, by seat. */
export function pointsBetween(before: View, now: View): [seat: number, gained: number][] {
  if (before === now || now.year < before.year) return [];
  return now.players.flatMap((one, seat): [number, number][] => {
    const was = before.players[seat];
    return was && was.impact !== one.impact ? [[seat, one.impact - was.impact]] : [];
  });
}

export const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Each of many: `[2, 0, 1, 0]` is two of the first and one of the third. */
export function each(counts: readonly number[]): { humour: number; at: number }[] {
  return counts.flatMap((count, humour) => Array.from({ length: count }, (_, at) => ({ humour, at })));
}

export const humourSign = (humour: number): SignName => HUMOUR_SIGNS[humour] ?? 'sanguine';

/** What this seat has meant by its picks, or points at: one action, or none. */
export function meantOf(choices: Action[], ...parts: (Part | null | undefined)[]): Action | null {
  for (const part of parts) {
    if (!part || !Object.keys(part).length) continue;
    const found = choices.filter((one) => matches(one, part));
    if (found.length === 1) return found[0]!;
  }
  return null;
}

/** Four more notable works than everybody else end a game at once. */
export function wonByWorks({ winners, players }: View): boolean {
  const [winner = -1] = winners;
  const works = players[winner]?.works ?? 0;
  return (
    winners.length === 1 &&
    players.length > 1 &&
    players.every((one, seat) => seat === winner || one.works + LEAD_IN_WORKS <= works)
  );
}
