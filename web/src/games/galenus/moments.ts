// Galenus's great moments: a publication, a Primus space, a contest, a new year, a goal, and the end.

import type { GameMoments } from '..';
import { minus } from '../../lib/numbers';
import Picture from './Moment.svelte';
import type { SignName } from './signs';
import type { Printed, View } from './types';
import { humourName, listed, say, told } from './words';

export interface Shown {
  sign: SignName;
  seat?: number;
  humour?: number;
  /** On the sign: the year, say. */
  count?: number;
}

export const moments: GameMoments = {
  Picture,
  of(event, { view, printed, names, events }) {
    const { players, goals, theatre } = view as View;
    const seat = Number(event.seat ?? -1);
    const humour = Number(event.humour ?? -1);
    const facts = { name: names[seat] ?? '', humour: humour < 0 ? '' : humourName(humour), points: Number(event.points ?? 0), works: Number(event.works ?? 0) };
    switch (event.event) {
      case 'published':
        return {
          title: say('galenus-moment-published', facts),
          words: say('galenus-moment-published-text', { ...facts, line: Number(event.line) + 1 }),
          mood: 'glad',
          shows: { sign: 'work', seat, humour } satisfies Shown,
        };
      case 'primus':
        return {
          title: say('galenus-moment-primus', facts),
          words: say('galenus-moment-primus-text', facts),
          mood: 'glad',
          shows: { sign: 'reputation', seat, humour } satisfies Shown,
        };
      case 'ranked': {
        if (players.length === 1 || event.rank !== 1) return null;
        // A prize may ask its winner something: then the others are not told as ranked yet.
        const places = theatre.ranking.map((place) => ({ name: names[place] ?? '', bid: events.find((one) => one.event === 'bid' && one.seat === place) }));
        const tied = places[0]?.bid?.space === places[1]?.bid?.space;
        const beaten = events.some((one) => one.event === 'beat_galenus' && one.seat === seat);
        return {
          title: say(beaten ? 'galenus-moment-contest-galenus' : 'galenus-moment-contest', facts),
          words: places.map(({ name, bid }, at) => say('galenus-moment-bid', { place: at + 1, name, count: Number(bid?.philosophy) + Number(bid?.focus), space: Number(bid?.space) })).join('\n') + (tied ? `\n${say('galenus-tie')}` : ''),
          mood: 'glad',
          shows: { sign: 'theatre', seat } satisfies Shown,
        };
      }
      case 'year_began': {
        if (event.year === 1) return null; // one has just sat down
        const standing = players.map((one, at) => ({ name: names[at] ?? '', points: one.impact })).sort((one, other) => other.points - one.points);
        return {
          title: say('galenus-moment-year', { year: Number(event.year) }),
          words: say('galenus-moment-year-text', { standing: listed(standing.map(({ name, points }) => `${name} ${minus(points)}`)) }),
          shows: { sign: 'summer', count: Number(event.year) } satisfies Shown,
        };
      }
      case 'goal_met':
        return {
          title: say('galenus-moment-goal', { goal: told((printed as Printed).goals[Number(event.goal)]?.name) }),
          words: say('galenus-decided-goals', { met: goals.filter((one) => one.met).length, goals: goals.length }),
          mood: 'glad',
          shows: { sign: 'goal' } satisfies Shown,
        };
      case 'won_by_works':
        return {
          title: say('galenus-moment-works', facts),
          words: say('galenus-end-works'),
          mood: 'glad',
          shows: { sign: 'work', seat, count: facts.works } satisfies Shown,
        };
      default:
        return null;
    }
  },
};
