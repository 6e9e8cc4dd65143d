// Quackery's board, without pictures: what can be picked where, and where it would lead. No
// rules are known here: legal actions and landings come from the server.

import { matches, narrow, offers, pick } from '../../lib/narrowing';
import type { Action, GameEvent, Part } from '../../lib/types';
import { BALANCED, CARDS, HIGHEST, LOWEST } from './types';
import type { AskedToRespond, Card, Character, Entry, Patient, Printed, Quack, View } from './types';

export { minus } from '../../lib/numbers';

export const HUMOURS = [0, 1, 2, 3] as const;
export const PLACES = [6, 5, 4, 3, 2, 1, 0] as const; // from the top: too much first
export const SIGNS = ['†', '−−', '−', '=', '+', '++', '†'] as const;

export type Remedy = Card | Character;
export type Fate = 'cured' | 'succumbed';

/** The card or character of this number; null for the basic treatment. */
export function remedyOf(printed: Printed, number: number): Remedy | null {
  if (number < 0) return null;
  return (number < CARDS ? printed.cards[number] : printed.characters[number - CARDS]) ?? null;
}

/** Which way the humour that is chosen for a remedy moves, and the other one: −1, 1, or 0 if it does not say. */
export function waysOf(printed: Printed, { remedy }: Record<string, unknown>): [number, number] {
  const [one = 0, other = 0] = remedyOf(printed, Number(remedy ?? -1))?.ways ?? [];
  return [one, other];
}

export function isFatal(place: number): boolean {
  return place === LOWEST || place === HIGHEST;
}

/** How ill a patient looks: 0 well, 3 as ill as can be. */
export function moodOf(status: number[]): number {
  const off = status.map((place) => Math.abs(place - BALANCED));
  const worst = Math.max(...off);
  const sum = off.reduce((all, one) => all + one, 0);
  if (worst >= 3 || sum >= 6) return 3;
  if (worst === 2 || sum >= 3) return 2;
  return sum ? 1 : 0;
}

/** What would become of the patient there. */
export function fateOf(status: number[]): Fate | null {
  if (status.some(isFatal)) return 'succumbed';
  return status.every((place) => place === BALANCED) ? 'cured' : null;
}

/** The window, while one is open. */
export function windowOf(view: View): AskedToRespond | null {
  return view.asked?.to === 'respond' ? view.asked : null;
}

/** Where the humours would land, and by humour who would have caused that. */
export interface Landing {
  status: number[];
  culprits: number[];
}

/** Where what lies on the table would lead; null between treatments. */
export function pendingOf(view: View): Landing | null {
  const window = windowOf(view);
  return window && { status: window.landing, culprits: window.culprits };
}

/** Where an action would lead, by what is foretold of it; null if it plays nothing and moves nothing. */
export function landingOf(view: View, told: GameEvent[] | undefined): Landing | null {
  if (!told?.some(({ event }) => ['treated', 'played', 'moved'].includes(event))) return null;
  const found: Landing = { status: [...view.status], culprits: view.status.map(() => -1) };
  for (const event of told) {
    if (event.event !== 'landing' && event.event !== 'moved') continue;
    const humour = Number(event.humour);
    found.status[humour] = Number(event.after);
    found.culprits[humour] = Number(event.seat);
  }
  return found;
}

/** Whose the patient would be; −1 where several have a part in it: the server decides. */
export function causeOf(landing: Landing, before: number[]): number {
  const fatal = fateOf(landing.status) === 'succumbed';
  const moved = HUMOURS.filter((humour) =>
    fatal ? isFatal(landing.status[humour]!) : landing.status[humour] !== before[humour],
  );
  const [first = -1, ...others] = new Set(moved.map((humour) => landing.culprits[humour] ?? -1));
  return others.length ? -1 : first;
}

/** The action that the picks amount to, or would with the part that is pointed at. */
export function meant(choices: Action[], picked: Part, pointed: Part | null): Action | null {
  if (pointed) {
    const found = narrow(choices, pick(choices, picked, pointed)).action;
    if (found) return found;
  }
  return Object.keys(picked).length ? narrow(choices, picked).action : null;
}

/** What the board is about: the remedy in hand; basic treatments while there is none. */
export function onBoard(choices: Action[], picked: Part): Action[] {
  return picked.remedy === undefined
    ? choices.filter((action) => action.kind === 'treat')
    : choices.filter((action) => action.remedy === picked.remedy);
}

function said(action: Action): Part {
  return action.remedy === undefined ? { kind: action.kind } : { remedy: action.remedy };
}

export interface Step {
  way: number;
  /** Where it would land. */
  place: number;
  part: Part;
}

/** The ways that a humour can be moved, with where it would go. */
export function stepsOf(view: View, foretold: Record<string, GameEvent[]>, active: Action[], humour: number): Step[] {
  const now = (pendingOf(view)?.status ?? view.status)[humour]!;
  const found: Step[] = [];
  for (const action of active) {
    if (typeof action.way !== 'number') continue;
    const place = landingOf(view, foretold[action.code])?.status[humour] ?? now;
    // A card may name its humour itself: then it is the one that moves.
    const about = action.humour === undefined ? place !== now : action.humour === humour;
    if (!about) continue;
    const part: Part = { ...said(action), way: action.way };
    if (action.humour !== undefined) part.humour = humour;
    found.push({ way: action.way, place, part });
  }
  return found.sort((a, b) => b.way - a.way);
}

/** What a click on a whole column picks: a humour, the first of two or the other one. */
export function columnPart(active: Action[], picked: Part, humour: number): Part | null {
  const remedy = active[0]?.remedy;
  if (remedy === undefined || active.some((action) => action.way !== undefined)) return null;
  if (!active.some((action) => action.other !== undefined)) {
    return offers(active, { humour }) ? { remedy, humour } : null;
  }
  const [first, second] = [picked.humour, picked.other];
  const ways: Part[] = [];
  if (first === humour || second === humour) {
    if (first !== undefined && second !== undefined) ways.push({ humour: second, other: first });
  } else {
    if (first !== undefined) ways.push({ humour: first, other: humour }, { humour, other: first });
    else if (second !== undefined) ways.push({ humour, other: second }, { humour: second, other: humour });
    else ways.push({ humour }, { other: humour });
  }
  // Where the order means nothing each pair is named once: what leaves most does not choose the other one.
  const left = (way: Part) => active.filter((action) => matches(action, way)).length;
  const [found] = ways.filter(left).sort((a, b) => left(b) - left(a));
  return found ? { remedy, ...found } : null;
}

/** What a click on something played picks: the treatment, or the newest answer. */
export function entryPart(active: Action[], entries: Entry[], place: number): Part | null {
  const remedy = active[0]?.remedy;
  const entry = place === 0 ? 0 : place === entries.length - 1 ? 1 : -1;
  return remedy !== undefined && offers(active, { entry }) ? { remedy, entry } : null;
}

/** What a click on a player picks. */
export function playerPart(active: Action[], player: number): Part | null {
  const remedy = active[0]?.remedy;
  return remedy !== undefined && offers(active, { player }) ? { remedy, player } : null;
}

/** The place in the list of what was played that a pick means. */
export function entryPlace(picked: Part, entries: Entry[]): number {
  if (picked.entry === undefined) return -1;
  return picked.entry === 0 ? 0 : entries.length - 1;
}

export interface Turn {
  seat: number;
  /** Has passed since the last card, is asked now, or comes later. */
  state: 'passed' | 'asked' | 'later';
  /** Holds no card. */
  empty: boolean;
}

/** Round the table from whoever played last: who has passed, who is asked, who comes. */
export function ringOf(view: View): Turn[] {
  const seats = view.players.length;
  const window = windowOf(view);
  const last = window?.entries.at(-1)?.seat ?? view.treating;
  const passes = window?.passes ?? 0;
  return view.players.map((_, step) => {
    const seat = (last + 1 + step) % seats;
    const state = view.asked?.waits_for.includes(seat) ? 'asked' : step < passes ? 'passed' : 'later';
    return { seat, state, empty: view.players[seat]!.hand_size === 0 };
  });
}

export interface Trail {
  from: number;
  by: number;
}

/** By humour: where it stood before what happened since my last move, and who moved it last. */
export function trailsOf(marks: GameEvent[], status: number[]): (Trail | null)[] {
  const found: (Trail | null)[] = [null, null, null, null];
  for (const event of marks) {
    if (event.event === 'diagnosed') found.fill(null);
    if (event.event !== 'moved') continue;
    const humour = Number(event.humour);
    found[humour] = { from: found[humour]?.from ?? Number(event.before), by: Number(event.seat) };
  }
  return found.map((trail, humour) => (trail && trail.from !== status[humour] ? trail : null));
}

/** Who was decided, how, and by whom. */
export interface Decided {
  patient: Patient;
  fate: Fate | null;
  by: number;
}

/** The patient decided last, of what happened since my last move. */
export function decidedOf(marks: GameEvent[], printed: Printed): Decided | null {
  const event = marks.findLast((one) => one.event === 'cured' || one.event === 'succumbed' || one.event === 'left');
  const patient = event && printed.patients[Number(event.patient)];
  if (!patient) return null;
  const fate = event.event === 'left' ? null : (event.event as Fate);
  return { patient, fate, by: Number(event.seat ?? -1) };
}

/** How often a seat has been asked to treat this patient. */
export function roundOf(view: View, seat: number): number {
  const seats = view.players.length;
  const begun = view.turns + (view.asked?.to === 'treat' ? 1 : 0);
  const first = (seat - view.diagnosing + seats) % seats;
  return begun > first ? Math.floor((begun - 1 - first) / seats) + 1 : 0;
}

export interface Bed {
  patient: number;
  value: number;
  fate: Fate;
  /** What it counts: with some characters the succumbed do not. */
  counts: number;
}

/** What a seat has learned in secret while the game goes on: whose agendas, and who comes. */
export interface Known {
  agendas: { player: number; agenda: number }[];
  patients: { place: number; patient: number }[];
}

export function knownOf(view: View, seat: number | null): Known {
  const none: Known = { agendas: [], patients: [] };
  if (!view.asked || seat === null) return none;
  return {
    agendas: view.players.flatMap(({ agenda }, player) =>
      agenda === null || player === seat ? [] : [{ player, agenda }],
    ),
    patients: view.coming.flatMap((patient, place) => (patient === null ? [] : [{ place, patient }])),
  };
}

/** What is known now and was not before: what was confided stays so, and who comes may be shuffled. */
export function newsOf(now: Known, before: Known): Known {
  return {
    agendas: now.agendas.filter(({ player }) => !before.agendas.some((one) => one.player === player)),
    patients: now.patients.filter(({ patient }) => !before.patients.some((one) => one.patient === patient)),
  };
}

/** A hospital: the cured, then the succumbed. */
export function bedsOf(quack: Quack, printed: Printed): Bed[] {
  const value = (patient: number) => printed.patients[patient]?.value ?? 0;
  const worth = (patients: number[]) => patients.reduce((sum, one) => sum + value(one), 0);
  const mourns = quack.score === worth(quack.cured) - worth(quack.succumbed);
  const bed = (patient: number, fate: Fate, sign: number): Bed => ({
    patient,
    fate,
    value: value(patient),
    counts: sign * value(patient),
  });
  return [
    ...quack.cured.map((one) => bed(one, 'cured', 1)),
    ...quack.succumbed.map((one) => bed(one, 'succumbed', mourns ? -1 : 0)),
  ];
}

/** Equal cards together: [card, how many]. */
export function counted(cards: number[]): [card: number, count: number][] {
  const found = new Map<number, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
