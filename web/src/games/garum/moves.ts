// What is new on the board since the last view travels to its place.

import { fly, settle, travel, whereabouts } from '../../lib/motion';
import { pieceOn, signed } from './board';
import type { Printed, View } from './types';

/** What I was about to do: it lies there already, and only settles. */
export interface Foreseen {
  spot: number;
  line: number | null;
}

const MOST = 6; // pieces that travel at once: more is another position, not a move

export function showMoves(svg: SVGSVGElement, printed: Printed, was: View, now: View, foreseen: Foreseen): void {
  const spots = [...now.laid.keys()].filter((spot) => pieceOn(now, printed, spot) && !pieceOn(was, printed, spot));
  const lines = [...now.workers.keys()].filter((line) => now.workers[line] && !was.workers[line]);
  const gone = was.laid.some((piece, spot) => piece >= 0 && piece !== now.laid[spot]);
  if (gone || spots.length + lines.length > MOST) return;
  const pause = Math.min(120, 360 / Math.max(1, spots.length + lines.length)); // all in about a second
  let delay = 0;

  function come(part: SVGGraphicsElement, expected: boolean, ...from: string[]): void {
    if (expected) settle(part);
    else {
      travel(part, whereabouts(...from), delay);
      delay += pause;
    }
  }

  for (const spot of spots) {
    const part = svg.querySelector<SVGGraphicsElement>(`[data-spot="${spot}"]`);
    if (!part) continue;
    const { colour, tile } = pieceOn(now, printed, spot)!;
    const place = part.getBoundingClientRect();
    come(part, foreseen.spot === spot, `hand-${colour}-${tile}`, `stock-${colour}`);
    const gain = (now.stocks[colour]?.points ?? 0) - (was.stocks[colour]?.points ?? 0);
    if (gain > 0 && now.asked) {
      fly(signed(gain), place, whereabouts(`score-${now.stocks[colour]!.seat}`), delay + 100);
    }
  }
  for (const line of lines) {
    const part = svg.querySelector<SVGGraphicsElement>(`[data-worker="${line}"]`);
    if (!part) continue;
    const { colour, dominus } = now.workers[line]!;
    come(part, foreseen.line === line, `${dominus ? 'dominus' : 'vilicus'}-${colour}`, `stock-${colour}`);
  }
}
