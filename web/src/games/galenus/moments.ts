// Galenus's great moments: a publication, a Primus space, a contest, a new year, a goal, and the end.

import type { GameMoments } from '../../lib/contract';
import { minus } from '../../lib/numbers';
import type { GameEvent } from '../../lib/types';
import Picture from './Moment.svelte';
import { sum } from './board';
import type { SignName } from './signs';
import type { Printed, View } from './types';
import { DIGNITARIES } from './types';
import { didWords, dignitaryName, humourName, listed, say, told } from './words';

export interface Shown {
  sign: SignName;
  seat?: number;
  humour?: number;
  /** On the sign: the year, say. */
  count?: number;
}

/** Alone: how my contest went. */
const rankWords = ({ rank }: GameEvent, names: string[]) =>
  say('event-ranked', { seat: names[0] ?? '', rank: Number(rank) });

/** What the dignitaries have done one after the other, the last of them now; nothing, while others follow, or
    where it was only what I had Nicon do. */
function deedsOf(last: GameEvent, events: GameEvent[]): Parameters<typeof didWords>[0][] {
  const at = events.indexOf(last);
  const year = events.findLastIndex((one, place) => place < at && one.event === 'year_began');
  const next = events.slice(at + 1).find((one) => one.event === 'acted' || one.event === 'year_began');
  if (next?.event === 'acted') return [];
  const told = events.slice(year + 1, at + 1);
  const found = told
    .filter((one) => one.event === 'acted')
    .map(({ dignitary, success }) => {
      const who = Number(dignitary);
      const own = told.filter((one) => one.dignitary === who);
      const away =
        success && DIGNITARIES[who] === 'asiarch'
          ? -Number(told.findLast((one) => one.event === 'gladiators' && Number(one.by) < 0)?.by ?? 0)
          : 0;
      const did =
        away +
        sum(
          own.map((one) => (one.event === 'visitor_treated' ? Number(one.count) : Number(one.event === 'discarded'))),
        );
      return { who, acted: true, did, success: Boolean(success) };
    });
  return found.length === 1 && DIGNITARIES[found[0]!.who] === 'nicon' ? [] : found;
}

export const moments: GameMoments<View, Printed, Shown> = {
  Picture,
  of(event, { view, printed, names, events }) {
    const { players, goals, theatre } = view;
    const met = { met: goals.filter((one) => one.met).length, goals: goals.length };
    const seat = Number(event.seat ?? -1);
    const humour = Number(event.humour ?? -1);
    const facts = {
      name: names[seat] ?? '',
      humour: humour < 0 ? '' : humourName(humour),
      points: Number(event.points ?? 0),
      works: Number(event.works ?? 0),
    };
    switch (event.event) {
      case 'published':
        return {
          title: say('galenus-moment-published', facts),
          words: say('galenus-moment-published-text', { ...facts, line: Number(event.line) + 1 }),
          mood: 'glad',
          shows: { sign: 'work', seat, humour },
        };
      case 'primus':
        return {
          title: say('galenus-moment-primus', facts),
          words: say('galenus-moment-primus-text', facts),
          mood: 'glad',
          shows: { sign: 'reputation', seat, humour },
        };
      case 'ranked': {
        if (goals.length) {
          if (events.some((one) => one.event === 'year_began')) return null; // which says it
          return {
            title: say('galenus-ranking', { year: view.year }),
            words: rankWords(event, names),
            shows: { sign: 'theatre', seat },
          };
        }
        if (event.rank !== 1) return null;
        // A prize may ask its winner something: then the others are not told as ranked yet.
        const places = theatre.ranking.map((place) => ({
          name: names[place] ?? '',
          bid: events.find((one) => one.event === 'bid' && one.seat === place),
        }));
        const tied = places[0]?.bid?.space === places[1]?.bid?.space;
        const beaten = events.some((one) => one.event === 'beat_galenus' && one.seat === seat);
        return {
          title: say(beaten ? 'galenus-moment-contest-galenus' : 'galenus-moment-contest', facts),
          words:
            places
              .map(({ name, bid }, at) =>
                say('galenus-moment-bid', {
                  place: at + 1,
                  name,
                  count: Number(bid?.philosophy) + Number(bid?.focus),
                  space: Number(bid?.space),
                }),
              )
              .join('\n') + (tied ? `\n${say('galenus-tie')}` : ''),
          mood: 'glad',
          shows: { sign: 'theatre', seat },
        };
      }
      case 'year_began': {
        const year = Number(event.year);
        if (year === 1) return null; // one has just sat down
        if (goals.length) {
          const ranked = events.find((one) => one.event === 'ranked');
          return {
            title: say('galenus-moment-year', { year }),
            words: [ranked ? rankWords(ranked, names) : '', say('galenus-decided-goals', met)]
              .filter(Boolean)
              .join('\n'),
            shows: { sign: 'summer', count: year },
          };
        }
        const standing = players
          .map((one, at) => ({ name: names[at] ?? '', points: one.impact }))
          .sort((one, other) => other.points - one.points);
        return {
          title: say('galenus-moment-year', { year }),
          words: say('galenus-moment-year-text', {
            standing: listed(standing.map(({ name, points }) => `${name} ${minus(points)}`)),
          }),
          shows: { sign: 'summer', count: year },
        };
      }
      case 'acted': {
        const deeds = goals.length ? deedsOf(event, events) : [];
        if (!deeds.length) return null;
        return {
          title: say('galenus-moment-acted'),
          words: deeds.map((one) => `${dignitaryName(printed, one.who)} ${didWords(one)}.`).join('\n'),
          shows: { sign: 'region' },
        };
      }
      case 'goal_met':
        return {
          title: say('galenus-moment-goal', { goal: told(printed.goals[Number(event.goal)]?.name) }),
          words: say('galenus-decided-goals', met),
          mood: 'glad',
          shows: { sign: 'goal' },
        };
      case 'won_by_works':
        return {
          title: say('galenus-moment-works', facts),
          words: say('galenus-end-works'),
          mood: 'glad',
          shows: { sign: 'work', seat, count: facts.works },
        };
      default:
        return null;
    }
  },
};
