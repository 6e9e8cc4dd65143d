// Small tables for the figures of the rules: made up, so that one thing can be seen at a time. What is
// printed on the parts is that of the set in play.

import type { Desk } from '../board';
import type { Physician, Printed, Region, View } from '../types';

/** Who plays in the examples. */
export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

/** What every figure is given. */
export interface Props {
  printed: Printed;
  /** From 1. */
  step?: number;
}

export function physician(over: Partial<Physician> = {}): Physician {
  return {
    villa: -1,
    impact: 0,
    philosophy: 0,
    health: 3,
    reputation: 1,
    focus: [0, 0, 0, 0],
    hospital: [0, 0, 0, 0],
    herbs: [0, 0, 0, 0],
    books: 0,
    works: 0,
    skill: [0, 0, 0, 0],
    doctrines: [],
    used: [],
    at_home: 6,
    planned: 0,
    office: 0,
    ward: 0,
    results: false,
    publications: 0,
    ...over,
  };
}

export function region(over: Partial<Region> = {}): Region {
  return {
    face: 0,
    winter: false,
    patients: [0, 0, 0, 0],
    planned: [],
    treated: [],
    project: -1,
    visitor: -1,
    ...over,
  };
}

/** The three regions, with this one in the place of its class. */
export function regionsWith(printed: Printed, over: Partial<Region>): Region[] {
  const one = region(over);
  const found = [region(), region(), region()];
  found[printed.faces[one.face]?.cls ?? 0] = one;
  return found;
}

/** A table of as many as there are players; `asks` has the villa of that seat shown. */
export function table(printed: Printed, players: Physician[], over: Partial<View> = {}, asks = 0): View {
  const nobody = players.map(() => 0);
  return {
    mode: 'rome',
    level: '' as View['level'],
    year: 1,
    phase: 'work',
    first: 0,
    turn: asks,
    regions: [region(), region(), region()],
    decks: [11, 11, 11],
    gone: [],
    journey: { card: 0, goods: printed.journeys[0]?.goods ?? [], planned: [], shoppers: [], project: -1 },
    journeys_left: 9,
    journeys_gone: [],
    baths: { planned: [], recuperated: [], joined: -1, doctrines: printed.doctrines.map((_, doctrine) => doctrine) },
    arena: { gladiators: 4, planned: [], inside: [] },
    theatre: {
      subject: -1,
      prepared: nobody,
      markers: nobody,
      galenus: printed.top,
      top: printed.top,
      bids: [],
      ranking: [],
    },
    lines: [
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ],
    primus: [-1, -1, -1, -1],
    players,
    visitors: [],
    pelops: [],
    swapped: false,
    goals: [],
    asked: { to: 'work', waits_for: [asks] },
    scores: players.map((one) => one.impact),
    winners: [],
    ranks: [],
    ...over,
  };
}

/** A desk where nothing can be picked. `fresh`: what has just been moved, see `freshOf`. */
export function deskOf(view: View, printed: Printed, ...fresh: string[]): Desk {
  return {
    view,
    printed,
    seat: null,
    choices: [],
    foretold: {},
    picked: {},
    names: NAMES,
    fresh: new Set(fresh),
    onpick: () => {},
  };
}

/** The printed face that is most like this one: who comes, and what else is wanted of it. */
export function faceLike(printed: Printed, seeds: number[], cls: number, winter = false): number {
  const faces = printed.faces
    .map((face, number) => ({ face, number }))
    .filter(({ face, number }) => face.cls === cls && number >= printed.faces.length / 2 === winter);
  const far = ({ face }: (typeof faces)[number]) =>
    face.seeds.reduce((all, count, humour) => all + Math.abs(count - seeds[humour]!), face.bonus ? 0 : 1);
  return faces.sort((one, other) => far(one) - far(other))[0]?.number ?? 0;
}

/** A face whose project is to treat so many here. */
export function faceToTreat(printed: Printed, counts: number[]): number {
  return Math.max(
    0,
    printed.faces.findIndex((face) => face.project.place === 'here' && face.project.treat.join() === counts.join()),
  );
}

export const lastLine = (printed: Printed, line: number) =>
  printed.segments.slice(0, line + 1).reduce((all, one) => all + one, 0) - 1;
