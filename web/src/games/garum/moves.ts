// What is new on the board since the last view travels to its place.

import { fly, settle, travel, whereabouts } from '../../lib/motion';
import { pieceParts, signed } from './board';
import type { GarumView } from './types';

/** What I was about to do: it lies there already, and only settles. */
export interface Foreseen {
  spot: number;
  line: number | null;
}

export function showMoves(svg: SVGSVGElement, was: GarumView, now: GarumView, foreseen: Foreseen): void {
  const isNew = (before: readonly number[]) => (piece: number, at: number) => piece >= 0 && (before[at] ?? -1) < 0;
  const fresh = [...now.laid.map(isNew(was.laid)), ...now.workers.map(isNew(was.workers))].filter(Boolean).length;
  const pause = Math.min(120, 360 / Math.max(1, fresh)); // all in about a second
  let delay = 0;

  function come(part: SVGGraphicsElement, expected: boolean, ...from: string[]): void {
    if (expected) settle(part);
    else {
      travel(part, whereabouts(...from), delay);
      delay += pause;
    }
  }

  now.laid.forEach((piece, spot) => {
    const part = isNew(was.laid)(piece, spot) && svg.querySelector<SVGGraphicsElement>(`[data-spot="${spot}"]`);
    if (!part) return;
    const { colour, tile } = pieceParts(piece);
    const place = part.getBoundingClientRect();
    come(part, foreseen.spot === spot, `hand-${colour}-${tile}`, `stock-${colour}`);
    const gain = (now.stocks[colour]?.points ?? 0) - (was.stocks[colour]?.points ?? 0);
    if (gain > 0 && now.asked) {
      fly(signed(gain), place, whereabouts(`score-${now.stocks[colour]!.seat}`), delay + 100);
    }
  });
  now.workers.forEach((worker, line) => {
    const part = isNew(was.workers)(worker, line) && svg.querySelector<SVGGraphicsElement>(`[data-worker="${line}"]`);
    if (part) come(part, foreseen.line === line, `worker-${worker}`, `stock-${worker >> 1}`);
  });
}
