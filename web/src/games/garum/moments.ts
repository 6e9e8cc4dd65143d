// Garum's great moments: a new aureus, a dominus, a rich line that is full, and the last tile.

import type { GameEvent } from '../../lib/types';
import type { GameMoments } from '../../lib/contract';
import Picture from './Moment.svelte';
import { roman } from './board';
import type { Line, Printed, View } from './types';
import { say, specimensName } from './words';

export interface Shown {
  /** The number on the coin. */
  cetarium?: number;
  colour?: number;
  dominus?: boolean;
  specimens?: number;
}

const RICH = 7; // points

/** The lines that the tile of this event has filled. */
function filledBy(event: GameEvent, view: View, printed: Printed): Line[] {
  const spot = printed.spots.find((one) => one.cetarium === event.cetarium && one.area === event.area)?.spot ?? -1;
  return printed.lines.filter((line) => line.spots.includes(spot) && line.spots.every((one) => view.laid[one]! >= 0));
}

export const moments: GameMoments<View, Printed, Shown> = {
  Picture,
  of(event, { view, printed, names, events, seat }) {
    const { stocks, rounds, workers, winners } = view;
    const nameOf = (colour: number) => names[stocks[colour]?.seat ?? -1] ?? say('ghost-name');
    const pointsOf = (points: number) => say('points-name', { points });

    if (event.event === 'aureus' || event.event === 'chosen') {
      if (event.round === 1) return null; // one has just sat down
      const facts = { round: Number(event.round), rounds, cetarium: roman(Number(event.cetarium)) };
      return {
        title: say('garum-moment-aureus', facts),
        words: say('garum-moment-aureus-text', facts),
        shows: { cetarium: Number(event.cetarium) },
      };
    }
    if (event.event === 'hired' && event.dominus === 1) {
      if (stocks[Number(event.colour)]?.seat === seat) return null; // whoever has just done it knows
      const facts = { name: nameOf(Number(event.colour)), line: Number(event.line) };
      return {
        title: say('garum-moment-dominus', facts),
        words: say('garum-moment-dominus-text', facts),
        shows: { colour: Number(event.colour), dominus: true },
      };
    }
    if (event.event === 'laid' && !events.some((one) => one.event === 'ended')) {
      const full = filledBy(event, view, printed).flatMap(({ line }) =>
        workers[line] ? [{ line, ...workers[line] }] : [],
      );
      const best = full.sort((one, other) => other.points - one.points)[0];
      if (!best || (best.points < RICH && !best.dominus)) return null;
      const { colour, dominus, specimens, points, line } = best;
      return {
        title: say('garum-moment-line', { line }),
        words: say('garum-moment-line-text', {
          name: nameOf(colour),
          specimens: specimensName(specimens, colour),
          points: pointsOf(points),
        }),
        mood: points < 0 ? 'sad' : 'glad',
        shows: { colour, dominus, specimens },
      };
    }
    if (event.event !== 'ended') return null;
    const won = (colour: number) => winners.includes(stocks[colour]?.seat ?? -1);
    const richest = events
      .filter((one) => one.event === 'scored' && won(Number(one.colour)))
      .sort((one, other) => Number(other.points) - Number(one.points))[0];
    if (!richest) return { title: say('garum-moment-end'), words: '', shows: {} };
    const colour = Number(richest.colour);
    return {
      title: say('garum-moment-end'),
      words: say('garum-moment-end-text', {
        name: nameOf(colour),
        line: Number(richest.line),
        specimens: specimensName(Number(richest.specimens), colour),
        points: pointsOf(Number(richest.points)),
      }),
      mood: 'glad',
      shows: { colour, dominus: richest.dominus === 1, specimens: Number(richest.specimens) },
    };
  },
};
