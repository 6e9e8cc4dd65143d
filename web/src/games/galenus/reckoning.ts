// What the points at the end are made of.

import { placesGoals, sum, wonByWorks } from './board';
import { THERIAC_POINTS, WORK_POINTS, type View } from './types';

export interface Reckoned {
  made: number;
  /** What was counted at the end (A-F1); null if nothing was: four works ahead win at once (A-Y1), and alone
      below the hard level so do all goals (S-2). */
  counted: { works: number; philosophy: number; theriac: number; hospital: number } | null;
}

export function reckoned(view: View, seat: number): Reckoned {
  const player = view.players[seat]!;
  const score = view.scores[seat]!;
  const atOnce = view.mode === 'pergamon' && !placesGoals(view) && view.winners.length > 0;
  if (wonByWorks(view) || atOnce) return { made: score, counted: null };
  const works = WORK_POINTS * player.works;
  const theriac = player.herbs.every(Boolean) ? THERIAC_POINTS : 0;
  const hospital = -sum(player.hospital);
  return {
    made: score - works - player.philosophy - theriac - hospital,
    counted: { works, philosophy: player.philosophy, theriac, hospital },
  };
}
