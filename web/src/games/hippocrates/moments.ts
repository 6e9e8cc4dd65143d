// Hippocrates's great moments: who is cured, who goes to Hades, a new round, and who has won.

import type { GameEvent } from '../../lib/types';
import type { GameMoments } from '../../lib/contract';
import { minus } from '../../lib/numbers';
import Picture from './Moment.svelte';
import { HADES, type Printed, type View } from './types';
import { listed, patientName, say } from './words';

export interface Shown {
  patients?: number[];
  fate?: 'cured' | 'hades';
  seat?: number;
  /** A round begins. */
  round?: number;
  /** This seat has won. */
  won?: boolean;
}

const DONE = ['retired', 'stayed'];

/** What the points of such events come to, for one seat. */
function sumOf(events: GameEvent[], kinds: string[], seat: number): number {
  return events.reduce(
    (sum, one) => sum + (one.seat === seat && kinds.includes(one.event) ? Number(one.points) : 0),
    0,
  );
}

/** Everybody's points, the most first, with what the treatment has just brought. */
function standingOf(view: View, names: string[], events: GameEvent[] = []): string {
  const standing = view.players
    .map((one, seat) => ({
      name: names[seat] ?? '',
      points: one.points,
      more: sumOf(events, ['discharged', ...DONE], seat),
    }))
    .sort((one, other) => other.points - one.points);
  return listed(standing.map(({ name, points, more }) => `${name} ${minus(points)}${more ? ` (+${more})` : ''}`));
}

export const moments: GameMoments<View, Printed, Shown> = {
  Picture,
  of(event, { view, printed, names, events }) {
    if (event.event === 'round_began') {
      if (event.round === 1) return null; // one has just sat down
      return {
        title: say('hippocrates-moment-round', { round: Number(event.round) }),
        words: say('hippocrates-moment-round-text', { standing: standingOf(view, names, events) }),
        shows: { round: Number(event.round) },
      };
    }
    if (event.event === 'won') {
      const seat = Number(event.seat);
      return {
        title: say('hippocrates-moment-won', { name: names[seat] ?? '' }),
        words: say('hippocrates-moment-won-text', { standing: standingOf(view, names) }),
        mood: 'glad',
        shows: { seat, won: true },
      };
    }
    if (event.event !== 'died' && event.event !== 'discharged') return null;
    // Those who share a fate share a moment: a round ends for everybody at once.
    const alike = events.filter((one) => one.event === event.event);
    if (alike[0] !== event) return null;
    const died = event.event === 'died';
    const worth = (one: GameEvent) => ` ${died ? minus(-HADES) : `+${Number(one.points)}`}`;
    const bySeat = names.flatMap((name, seat) => {
      const theirs = alike
        .filter((one) => one.seat === seat)
        .map((one) => patientName(printed, Number(one.patient)) + worth(one));
      const done = died ? 0 : sumOf(events, DONE, seat);
      if (done) theirs.push(say('hippocrates-moment-doctors', { points: done }));
      return theirs.length ? [say('hippocrates-moment-whose', { name, patients: theirs.join(', ') })] : [];
    });
    const alone = alike.length === 1 && (died || !events.some((one) => DONE.includes(one.event)));
    const facts = { count: alike.length, patient: patientName(printed, Number(event.patient)) };
    return {
      title: say(died ? 'hippocrates-moment-died' : 'hippocrates-moment-cured', facts),
      // The title names who is alone: the words say what it costs, or brings.
      words: alone
        ? say('hippocrates-moment-alone', { name: names[Number(event.seat)] ?? '', points: worth(event).trim() })
        : bySeat.join(' · '),
      mood: died ? 'sad' : 'glad',
      shows: {
        patients: alike.map((one) => Number(one.patient)),
        fate: died ? 'hades' : 'cured',
        ...(bySeat.length === 1 && { seat: Number(event.seat) }),
      },
    };
  },
};
