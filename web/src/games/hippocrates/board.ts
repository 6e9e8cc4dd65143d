// Hippocrates's table, without pictures: what everybody is, what can be picked where, and what it
// would bring. No rules are known here: legal actions and what follows come from the server.

import { offers } from '../../lib/narrowing';
import type { Action, GameEvent, Part, Reason } from '../../lib/types';
import { BASIC, BUYING, OPTION, SELLING, TILE_DOCTOR, TILE_PATIENT } from './types';
import type { Doctor, Gain, Patient, Practice, Printed, View } from './types';

/** A printed patient, or the one on a knowledge tile. */
export function patientOf(printed: Printed, patient: number): Patient | null {
  if (patient < 0) return null;
  if (patient < TILE_PATIENT) return printed.patients[patient] ?? null;
  const tile = printed.tiles[patient - TILE_PATIENT];
  return tile ? { ...tile, number: 100 + patient, offering: 0 } : null;
}

/** A printed doctor, a basic one, or the one on a knowledge tile. */
export function doctorOf(printed: Printed, doctor: number): Doctor | null {
  if (doctor < 0) return null;
  if (doctor < BASIC) return printed.doctors[doctor] ?? null;
  if (doctor === BASIC) return printed.basic;
  const tile = printed.tiles[doctor - TILE_DOCTOR];
  return tile ? { ...tile, number: 100 + doctor, cost: 0 } : null;
}

/** Sections of the reputation track with where each begins. */
export function sectionsOf(printed: Printed): { from: number; spaces: number; wage: number }[] {
  let from = 0;
  return printed.track.map((one) => {
    const found = { from, ...one };
    from += one.spaces;
    return found;
  });
}

/** By space of the track: the markers on it, the lowest of the pile first. */
export function pilesOf(view: View): Map<number, number[]> {
  const piles = new Map<number, number[]>();
  for (const marker of [...view.order].reverse()) {
    const space = view.reputation[marker]!;
    piles.set(space, [...(piles.get(space) ?? []), marker]);
  }
  return piles;
}

export const QUEUE_QUESTIONS: readonly string[] = ['assist', 'enter', 'welcome', 'tiles'];
export const MARKET_QUESTIONS: readonly string[] = ['option', 'recruit', 'lightning', 'hire_optioned'];

/** The part of the table that the question is about. */
export function aboutOf(view: View): 'queue' | 'market' | 'mine' {
  const to = view.asked && 'to' in view.asked ? view.asked.to : '';
  if (QUEUE_QUESTIONS.includes(to)) return 'queue';
  if (MARKET_QUESTIONS.includes(to)) return 'market';
  if (to && to !== 'settle') return 'mine';
  return view.phase === 'welcome' || view.phase === 'setup'
    ? 'queue'
    : view.phase === 'recruitment'
      ? 'market'
      : 'mine';
}

/** What an action would bring a seat, put together from what is foretold of it. */
export interface Outcome extends Gain {
  /** Assistants that become ready. */
  ready: number[];
  /** Patients who come, who are treated, who are lost. */
  welcomed: number[];
  treated: number[];
  dead: number[];
  /** Knowledge tiles that come. */
  learned: number[];
  /** Patients whom virtual players would take next, with the number of the virtual player. */
  taken: { virtual: number; patient: number }[];
}

const EARNS = ['earned', 'bribed', 'found_empty', 'offered', 'doubled'];
const COSTS = ['paid', 'wages', 'hired', 'equipped', 'bundled', 'treated', 'self_treated'];
const SCORES = ['scored', 'discharged', 'retired', 'stayed'];

/** What is foretold for a seat, in sums. */
export function outcomeOf(told: GameEvent[] | undefined, seat: number): Outcome {
  const found: Outcome = {
    points: 0,
    reputation: 0,
    money: 0,
    vials: [0, 0, 0],
    ready: [],
    welcomed: [],
    treated: [],
    dead: [],
    learned: [],
    taken: [],
  };
  for (const event of told ?? []) {
    const { event: name } = event;
    const of = (field: string) => Number(event[field] ?? 0);
    if (name === 'virtual_took') found.taken.push({ virtual: of('virtual'), patient: of('patient') });
    if (event.seat !== seat) continue;
    if (EARNS.includes(name)) found.money += of('money');
    if (COSTS.includes(name)) found.money -= of('money');
    if (SCORES.includes(name)) found.points += of('points');
    switch (name) {
      case 'optioned':
        found.money -= OPTION;
        break;
      case 'lost':
        found.points -= of('points');
        break;
      case 'rose':
        found.reputation += of('by');
        break;
      case 'filled':
        found.vials[of('medicine')]! += of('vials');
        break;
      case 'bought':
      case 'sold':
        found.vials[of('medicine')]! += name === 'bought' ? 1 : -1;
        found.money += name === 'bought' ? -BUYING : SELLING;
        break;
      case 'ready':
        found.ready.push(of('assistant'));
        break;
      case 'learned':
        found.learned.push(of('tile'));
        break;
      case 'welcomed':
        found.welcomed.push(of('patient'));
        break;
      case 'treated':
      case 'self_treated':
        found.treated.push(of('patient'));
        break;
      case 'died':
        found.dead.push(of('patient'));
        break;
    }
  }
  return found;
}

/** Vials that a patient needs and that are not there, by medicine. */
export function lacking(needs: number[], vials: number[]): number[] {
  return needs.map((count, medicine) => Math.max(0, count - (vials[medicine] ?? 0)));
}

export function priceOf(vials: number[]): number {
  return BUYING * vials.reduce((sum, one) => sum + one, 0);
}

/** How many contracts of a practice are free. */
export function freeContracts(practice: Practice): number {
  return practice.doctors.reduce((sum, one) => sum + one.attached.filter((patient) => patient < 0).length, 0);
}

/** The patients who can still be treated: this round's, the emergency room's, those on tiles. */
export function patientsOnTiles(practice: Practice, printed: Printed): number[] {
  return practice.tiles.filter((tile) => printed.tiles[tile]?.kind === 'patient').map((tile) => TILE_PATIENT + tile);
}

/** The first of these parts that a legal action names. */
export function offered(choices: Action[], ...parts: Part[]): Part | null {
  return parts.find((part) => offers(choices, part)) ?? null;
}

/** A tile that stands for a vial: which medicines are left to be chosen, as soon as it is certain which tile. */
export function standIns(left: Action[]): Action[] {
  return left.every((one) => one.kind === 'tile_for' && one.tile === left[0]?.tile) ? left : [];
}

/** By column: the rows that somebody has emptied since my last move, and whose marker it was. */
export function emptiedBy(marks: GameEvent[], seats: number): Map<number, number>[] {
  const found = Array.from({ length: 6 }, () => new Map<number, number>());
  for (const event of marks) {
    if (event.event === 'welcomed' && !event.scheduled)
      found[Number(event.column)]?.set(Number(event.row), Number(event.seat));
    if (event.event === 'virtual_took')
      found[Number(event.column)]?.set(Number(event.row), seats + Number(event.virtual));
  }
  return found;
}

/** Between two views: by seat the points that came, with the patients whom they may have come from. */
export function pointsBetween(before: View, now: View): [seat: number, gained: number, from: number[]][] {
  if (before === now || before.round > now.round) return [];
  return now.players.flatMap((one, seat): [number, number, number[]][] => {
    const was = before.players[seat];
    return was && was.points !== one.points ? [[seat, one.points - was.points, was.treated]] : [];
  });
}

/** What cannot be chosen now, as a button that only says why: pressed by hand, or by keys when arrows have come
    there. */
export function refuses(reason: Reason | null, onwhy?: (reason: Reason | null) => void): Record<string, unknown> {
  if (!reason || !onwhy) return {};
  const tell = (event: Event) => {
    event.stopPropagation();
    onwhy(reason);
  };
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    tell(event);
  };
  return { role: 'button', tabindex: -1, 'aria-disabled': true, onclick: tell, onkeydown };
}
