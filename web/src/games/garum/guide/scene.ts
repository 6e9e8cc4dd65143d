// Small positions for the rules to look at: a few tiles and workers on the board, and nothing hidden.

import { cellsWith, lineOf, spotIn } from '../board';
import type { Printed, View } from '../types';

export const [TUNA, MACKEREL, MOLLUSC, SHELLFISH] = [0, 1, 2, 3] as const;
export const [BLUE, GREEN, YELLOW, RED] = [0, 1, 2, 3] as const;

/** Whose tile, where it lies (cetarium, area 0 1 / 2 3) and how: the species by corner 0 1 / 2 3. */
export type Laid = [colour: number, cetarium: number, area: number, face: number[]];
export type Posted = [colour: number, line: number, dominus?: boolean];

export interface Scene {
  view: View;
  printed: Printed;
}

/** A position in this round's cetarium (0: none). The tiles show what the words beside them say, whatever
    is printed on the set in play. */
export function scene(
  printed: Printed,
  cetarium: number,
  laid: Laid[],
  posted: Posted[] = [],
  more: Partial<View> = {},
): Scene {
  const pieces = laid.map(([colour, , , face], tile) => ({ colour, tile, rotation: 0, face }));
  const drawn = { ...printed, pieces };
  const view: View = {
    board: 'troia',
    order: 'aureus',
    rounds: 16,
    places: [BLUE, GREEN, YELLOW, RED],
    round: 1,
    cetarium,
    amphora: 0,
    left: [],
    coming: null,
    stocks: [],
    laid: Array<number>(4 + Math.max(...printed.spots.map((one) => one.spot))).fill(-1),
    workers: [null, ...printed.lines.map(() => null)],
    closed: [],
    asked: { to: 'place_tile', waits_for: [], colour: 0 },
    scores: [],
    winners: [],
    ...more,
  };
  laid.forEach(([, tank, area], piece) => (view.laid[spotIn(printed, tank, area).spot] = piece));
  for (const [colour, line, dominus = false] of posted) {
    const specimens = cellsWith(view, drawn, lineOf(printed, line), colour).length;
    const points = (printed.points[specimens] ?? 0) * (dominus ? 2 : 1);
    view.workers[line] = { colour, dominus, specimens, points };
  }
  return { view, printed: drawn };
}

/** What is printed on Baelo Claudia, as far as its chart tells: a gap, and one specimen fewer for the same points. */
export function smaller(printed: Printed): Printed {
  return { ...printed, cetaria: [[0]], points: printed.points.slice(1) };
}

/** A full cetarium, one tile of each colour. */
export function full(cetarium: number, turn = 0): Laid[] {
  const faces = [
    [TUNA, TUNA, MACKEREL, MOLLUSC],
    [MACKEREL, SHELLFISH, SHELLFISH, MACKEREL],
    [MOLLUSC, MOLLUSC, SHELLFISH, TUNA],
    [SHELLFISH, MACKEREL, MACKEREL, SHELLFISH],
  ];
  return faces.map((face, colour): Laid => [colour, cetarium, (colour + turn) % 4, face]);
}

/** The upper row of tanks, full: line 1 has 8 tuna, line 2 has 5 and line 4 has 3. */
export const BLUES_ROW: Laid[] = [
  [BLUE, 13, 0, [0, 0, 0, 1]],
  [GREEN, 13, 1, [2, 0, 1, 1]],
  [YELLOW, 13, 2, [2, 2, 0, 1]],
  [RED, 13, 3, [3, 3, 2, 2]],
  [BLUE, 14, 0, [0, 0, 2, 0]],
  [RED, 14, 1, [3, 3, 0, 1]],
  [YELLOW, 14, 2, [2, 2, 1, 3]],
  [GREEN, 14, 3, [1, 1, 3, 0]],
  [BLUE, 15, 0, [0, 0, 3, 3]],
  [YELLOW, 15, 1, [2, 2, 3, 3]],
  [GREEN, 15, 2, [1, 1, 2, 2]],
  [RED, 15, 3, [3, 0, 0, 3]],
  [BLUE, 16, 0, [0, 3, 0, 0]],
  [GREEN, 16, 1, [1, 1, 2, 3]],
  [YELLOW, 16, 2, [2, 3, 3, 2]],
  [RED, 16, 3, [3, 3, 1, 2]],
];

/** The same row another time: line 1 has 9 mackerel, line 2 has 6, and line 4 has 4 shellfish. */
export const GREENS_ROW: Laid[] = [
  [GREEN, 13, 0, [1, 1, 1, 2]],
  [BLUE, 13, 1, [0, 0, 1, 1]],
  [YELLOW, 13, 2, [2, 2, 0, 1]],
  [RED, 13, 3, [1, 0, 3, 3]],
  [GREEN, 14, 0, [1, 1, 3, 1]],
  [YELLOW, 14, 1, [2, 2, 1, 3]],
  [BLUE, 14, 2, [0, 0, 3, 1]],
  [RED, 14, 3, [3, 3, 0, 0]],
  [GREEN, 15, 0, [1, 1, 0, 1]],
  [RED, 15, 1, [3, 1, 2, 3]],
  [BLUE, 15, 2, [0, 0, 2, 2]],
  [YELLOW, 15, 3, [2, 2, 3, 0]],
  [GREEN, 16, 0, [1, 1, 2, 3]],
  [BLUE, 16, 1, [0, 0, 2, 3]],
  [YELLOW, 16, 2, [2, 2, 0, 0]],
  [RED, 16, 3, [3, 3, 1, 1]],
];

// What of the board is shown: x, y, width, height
export const CORNER = [0, 0, 254, 254] as const; // the tank in the upper left corner, with the ends of its lines
export const TANK_ALONE = [58, 46, 200, 212] as const;
export const PAIR = [58, 46, 392, 212] as const;
export const ROW = [0, 0, 892, 254] as const;
export const LOW_CORNER = [0, 624, 254, 268] as const;
export const WHOLE = [0, 0, 892, 892] as const;

/** The numbers from … to. */
export function from(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
