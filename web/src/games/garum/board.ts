// The geometry of Garum's board and its small sums, in board units; nothing here draws.

import type { Part } from '../../lib/types';
import type { GarumPrinted, GarumView } from './types';

export const CELL = 40;
export const TANK = CELL * 4;
/** The floor between two cetaria. */
export const GAP = 32;
/** The frame with the posts of the workers. */
export const MARGIN = 62;
export const PITCH = TANK + GAP;
export const SIZE = MARGIN * 2 + PITCH * 4;
export const LINES = 32;
export const JOKER = 4;
/** Fields of an action that need not be picked: a tile lies as it is until it is turned. */
export const SOFT: readonly string[] = ['turn'];

export interface Point {
  x: number;
  y: number;
}

/** A place for a cetarium; one with number 0 is empty on this board. */
export interface Tank extends Point {
  number: number;
}

/** What a part of the board does to be looked at, when the pointer or the focus is on it. */
export type Looks = (part: Part, x: number, y: number, far?: boolean) => Record<string, () => void>;

/** What stands at the far end of a line. */
export interface Tally {
  colour: number;
  count: string;
  points: number;
  state: 'now' | 'change' | 'same' | 'offer';
}

// Lines: 1 to 16 run from left to right (rows, from the top), 17 to 32 downwards.

export function isRow(line: number): boolean {
  return line <= 16;
}

/** The row or column (from 0) of a line's cells. */
export function indexOf(line: number): number {
  return isRow(line) ? line - 1 : line - 17;
}

export function rowLine(row: number): number {
  return row + 1;
}

export function columnLine(column: number): number {
  return column + 17;
}

/** Where the cells of a row or column begin. */
export function offset(index: number): number {
  return MARGIN + GAP / 2 + Math.floor(index / 4) * PITCH + (index % 4) * CELL;
}

/** The middle of a line, across its direction. */
export function axis(line: number): number {
  return offset(indexOf(line)) + CELL / 2;
}

/** The post of a line (where its worker stands) or, `far`, its other end. */
export function end(line: number, far = false): Point {
  const along = far ? SIZE - MARGIN / 2 - 4 : MARGIN / 2 + 4;
  return isRow(line) ? { x: along, y: axis(line) } : { x: axis(line), y: along };
}

/** The cells of a line with the floor between them. */
export function band(line: number): { x: number; y: number; width: number; height: number } {
  const across = axis(line) - CELL / 2;
  const along = SIZE - MARGIN * 2;
  return isRow(line)
    ? { x: MARGIN, y: across, width: along, height: CELL }
    : { x: across, y: MARGIN, width: CELL, height: along };
}

// Cetaria and spots

export function tanksOf(cetaria: number[][]): Tank[] {
  return cetaria.flatMap((row, y) => row.map((number, x) => ({ number, x: offset(x * 4), y: offset(y * 4) })));
}

/** Row and column (0 to 3) of a cetarium; null when it is not on this board. */
export function placeOf(cetaria: number[][], cetarium: number): Point | null {
  for (const [y, row] of cetaria.entries()) {
    const x = row.indexOf(cetarium);
    if (cetarium > 0 && x >= 0) return { x, y };
  }
  return null;
}

/** The top left corner of a cetarium. */
export function tankAt(cetaria: number[][], cetarium: number): Point {
  const place = placeOf(cetaria, cetarium);
  if (!place) throw new Error(`cetarium ${cetarium} is not on this board`);
  return { x: offset(place.x * 4), y: offset(place.y * 4) };
}

export function spotOf(cetarium: number, area: number): number {
  return cetarium * 4 + area;
}

/** Row and column (0 to 15) of a spot's top left cell. */
export function cellOf(cetaria: number[][], spot: number): Point {
  const place = placeOf(cetaria, Math.floor(spot / 4));
  if (!place) throw new Error(`spot ${spot} is not on this board`);
  return { x: place.x * 4 + (spot % 2) * 2, y: place.y * 4 + Math.floor((spot % 4) / 2) * 2 };
}

/** The top left corner of a spot. */
export function spotAt(cetaria: number[][], spot: number): Point {
  const cell = cellOf(cetaria, spot);
  return { x: offset(cell.x), y: offset(cell.y) };
}

/** The spot and corner of a cell; null in a gap. */
export function spotAtCell(
  cetaria: number[][],
  row: number,
  column: number,
): { spot: number; corner: number } | null {
  const cetarium = cetaria[row >> 2]?.[column >> 2] ?? 0;
  if (!cetarium) return null;
  const area = ((row >> 1) & 1) * 2 + ((column >> 1) & 1);
  return { spot: spotOf(cetarium, area), corner: (row & 1) * 2 + (column & 1) };
}

/** The four lines that a spot lies on: two rows, two columns. */
export function linesThrough(cetaria: number[][], spot: number): number[] {
  const { x, y } = cellOf(cetaria, spot);
  return [rowLine(y), rowLine(y + 1), columnLine(x), columnLine(x + 1)];
}

/** The eight lines through a cetarium. */
export function linesOf(cetaria: number[][], cetarium: number): number[] {
  const place = placeOf(cetaria, cetarium);
  if (!place) return [];
  const four = [0, 1, 2, 3];
  return [
    ...four.map((step) => rowLine(place.y * 4 + step)),
    ...four.map((step) => columnLine(place.x * 4 + step)),
  ];
}

/** The cells of a line from its post on, gaps left out. */
export function cellsOn(cetaria: number[][], line: number): { row: number; column: number }[] {
  const index = indexOf(line);
  const cells = [];
  for (let along = 0; along < 16; along++) {
    const row = isRow(line) ? index : along;
    const column = isRow(line) ? along : index;
    if (cetaria[row >> 2]?.[column >> 2]) cells.push({ row, column });
  }
  return cells;
}

// Tiles

/** A face after quarter turns clockwise: corners 0 1 / 2 3. */
export function rotate(face: readonly number[], turns: number): number[] {
  let look = [...face];
  for (let turn = 0; turn < ((turns % 4) + 4) % 4; turn++) {
    look = [look[2]!, look[0]!, look[3]!, look[1]!];
  }
  return look;
}

export function pieceOf(colour: number, tile: number, turn = 0): number {
  return (colour * 16 + tile) * 4 + turn;
}

export function pieceParts(piece: number): { colour: number; tile: number; turn: number } {
  return { colour: piece >> 6, tile: (piece >> 2) & 15, turn: piece & 3 };
}

/** The tile of the hand that stands for this one among the choices: itself, or one alike. */
export function standIn(
  printed: GarumPrinted,
  colour: number,
  tile: number,
  offered: number[],
): number | null {
  if (offered.includes(tile)) return tile;
  const face = printed.faces[pieceOf(colour, tile)] ?? [];
  const looks = [0, 1, 2, 3].map((turn) => rotate(face, turn).join());
  return (
    offered.find((other) => looks.includes((printed.faces[pieceOf(colour, other)] ?? []).join())) ??
    null
  );
}

// Sums

/** The species in a cell, −1 while nothing lies there. */
export function speciesAt(
  view: GarumView,
  printed: GarumPrinted,
  row: number,
  column: number,
): number {
  const found = spotAtCell(printed.cetaria, row, column);
  if (!found) return -1;
  const piece = view.laid[found.spot] ?? -1;
  return piece < 0 ? -1 : (printed.faces[piece]?.[found.corner] ?? -1);
}

/** How many specimens of a species lie on a line. */
export function specimens(
  view: GarumView,
  printed: GarumPrinted,
  line: number,
  species: number,
): number {
  return cellsOn(printed.cetaria, line).filter(
    ({ row, column }) => speciesAt(view, printed, row, column) === species,
  ).length;
}

export function linePoints(printed: GarumPrinted, count: number, dominus: boolean): number {
  return (printed.points[Math.min(count, 16)] ?? 0) * (dominus ? 2 : 1);
}

/** The scoring chart as steps: from so many specimens on, so many points. */
export function chart(printed: GarumPrinted): { from: number; points: number }[] {
  const steps: { from: number; points: number }[] = [];
  printed.points.forEach((points, from) => {
    if (steps.at(-1)?.points !== points) steps.push({ from, points });
  });
  return steps;
}

export interface LinePreview {
  line: number;
  /** Whose specimens are counted: the worker's colour, or mine on a free line. */
  colour: number;
  free: boolean;
  dominus: boolean;
  before: number;
  after: number;
  pointsBefore: number;
  pointsAfter: number;
}

export interface Preview {
  spot: number;
  piece: number;
  face: number[];
  bonus: number;
  lines: LinePreview[];
}

/** What a tile would do there: its bonus, and the counts on the four lines it touches. */
export function preview(
  view: GarumView,
  printed: GarumPrinted,
  colour: number,
  mine: number,
  place: { tile: number; area: number; turn: number },
): Preview {
  const spot = spotOf(view.cetarium, place.area);
  const piece = pieceOf(colour, place.tile, place.turn);
  const face = printed.faces[piece] ?? [];
  let bonus = 0;
  if ((view.stocks[colour]?.seat ?? -1) >= 0) {
    for (const [at, corner, sign] of printed.bonuses) {
      if (at === spot) bonus += sign === JOKER ? 1 : sign === face[corner] ? 2 : 0;
    }
  }
  const sides = [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ];
  const lines = linesThrough(printed.cetaria, spot).map((line, side): LinePreview => {
    const worker = view.workers[line] ?? -1;
    const watched = worker < 0 ? mine : worker >> 1;
    const dominus = worker >= 0 && (worker & 1) === 1;
    const before = specimens(view, printed, line, watched);
    const after = before + sides[side]!.filter((corner) => face[corner] === watched).length;
    return {
      line,
      colour: watched,
      free: worker < 0,
      dominus,
      before,
      after,
      pointsBefore: linePoints(printed, before, dominus),
      pointsAfter: linePoints(printed, after, dominus),
    };
  });
  return { spot, piece, face, bonus, lines };
}

/** What a colour's workers would score now. */
export function onLines(view: GarumView, colour: number): number {
  return view.standing
    .filter(([line]) => (view.workers[line] ?? -1) >> 1 === colour)
    .reduce((sum, [, , points]) => sum + points, 0);
}

export function coloursOf(view: GarumView, seat: number): number[] {
  return view.places.filter((colour) => view.stocks[colour]?.seat === seat);
}

const COLOURS = ['blue', 'green', 'yellow', 'red'];

/** The colours that a seat will play, before the game has begun: with two players each has
 * every other, else one each and the last is the ghost's or nobody's. */
export function coloursBefore(seat: number, seats: number, order = COLOURS.join('-')): number[] {
  const round = order.split('-').map((name) => COLOURS.indexOf(name));
  return (seats === 2 ? [seat, seat + 2] : [seat]).map((place) => round[place] ?? -1).filter((one) => one >= 0);
}

export function roman(number: number): string {
  const signs: [number, string][] = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let rest = number;
  let text = '';
  for (const [value, sign] of signs) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}

/** Points with their sign, the minus as a minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
