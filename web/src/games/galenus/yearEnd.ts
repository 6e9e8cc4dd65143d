// What a year's end has changed, as far as two views tell it.

import { outcomeOf, sum, type Outcome } from './board';
import { reckoned } from './reckoning';
import type { View } from './types';

export interface RegionChange {
  region: number;
  face: number;
  kind: 'stays' | 'winter' | 'new';
}

export interface YearEnd {
  year: number;
  bids: number[][];
  ranking: number[];
  /** Where everybody came to on the contest track; empty where that is not known. */
  spaces: number[];
  galenus: { from: number; to: number };
  /** By seat; empty where that is not known. */
  gains: Outcome[];
  /** Another year begins, and what is new in it is known. */
  begun: boolean;
  gladiators: number;
  journey: number;
  regions: RegionChange[];
}

/** The newest view before the dials were turned: a prize may ask something while the contest lasts. */
export function eveOf(eve: View, view: View): View {
  const to = view.asked?.to;
  return view.phase === 'contest' && to && to !== 'prepare' && to !== 'bid' ? eve : view;
}

/** The contest that was last, as far as two views tell it; null before the first. What came between
    them belongs to it only if the first is its eve and the second its end. */
export function yearEndOf(before: View, now: View): YearEnd | null {
  const over = now.phase === 'end';
  const year = over ? now.year : now.year - 1;
  if (!now.theatre.bids.length || now.phase === 'contest' || before.players.length !== now.players.length) return null;
  const exact = before.phase === 'contest' && before.year === year && (over || !now.players.some((one) => one.results));
  const rose = exact && before.asked?.to !== 'prepare'; // by their preparation
  const gains = now.players.map((one, seat): Outcome => {
    const was = before.players[seat]!;
    const bid = now.theatre.bids[seat] ?? [0, 0];
    return {
      ...outcomeOf([], seat),
      impact: (over ? reckoned(now, seat).made : one.impact) - was.impact,
      works: one.works - was.works,
      reputation: one.reputation - was.reputation,
      health: one.health - was.health,
      philosophy: one.philosophy - was.philosophy + (bid[0] ?? 0),
      skill: one.skill.map((position, humour) => position - was.skill[humour]!),
    };
  });
  return {
    year,
    bids: now.theatre.bids,
    ranking: now.theatre.ranking,
    spaces: over
      ? now.theatre.markers
      : rose
        ? before.theatre.markers.map((space, seat) => space + sum(now.theatre.bids[seat] ?? []))
        : [],
    galenus: { from: over ? now.theatre.galenus : before.theatre.galenus, to: now.theatre.galenus },
    gains: exact ? gains : [],
    begun: exact && !over,
    gladiators: now.arena.gladiators,
    journey: now.journey.card,
    regions: now.regions.map((one, region) => {
      const was = before.regions[region];
      return { region, face: one.face, kind: was?.face === one.face ? 'stays' : one.winter ? 'winter' : 'new' };
    }),
  };
}
