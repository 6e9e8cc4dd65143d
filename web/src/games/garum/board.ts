// Where the parts of Garum's board are drawn, in board units; nothing here draws. What lies where,
// and what runs through what, is told by the engine (types.ts).

import { valuesOf } from '../../lib/narrowing';
import type { Action, Part } from '../../lib/types';
import { COLOURS, SEATED, type Line, type Piece, type Printed, type Spot, type View } from './types';

export const CELL = 40;
export const TANK = CELL * 4;
/** The floor between two cetaria. */
export const GAP = 32;
/** The frame with the posts of the workers. */
export const MARGIN = 62;
export const PITCH = TANK + GAP;
export const SIZE = MARGIN * 2 + PITCH * 4;
/** Fields of an action that need not be picked: a tile lies as it is until it is turned. */
export const SOFT: readonly string[] = ['rotation'];

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
  state: 'now' | 'change' | 'offer';
}

// Lines

/** Where the cells of a row or column (from 0) begin. */
export function offset(index: number): number {
  return MARGIN + GAP / 2 + Math.floor(index / 4) * PITCH + (index % 4) * CELL;
}

/** The middle of a line, across its direction. */
export function axis(line: Line): number {
  return offset(line.at) + CELL / 2;
}

/** The post of a line (where its worker stands) or, `far`, its other end. */
export function end(line: Line, far = false): Point {
  const along = far ? SIZE - MARGIN / 2 - 4 : MARGIN / 2 + 4;
  return line.down ? { x: axis(line), y: along } : { x: along, y: axis(line) };
}

/** The cells of a line with the floor between them. */
export function band(line: Line): { x: number; y: number; width: number; height: number } {
  const across = axis(line) - CELL / 2;
  const along = SIZE - MARGIN * 2;
  return line.down
    ? { x: across, y: MARGIN, width: CELL, height: along }
    : { x: MARGIN, y: across, width: along, height: CELL };
}

export function lineOf(printed: Printed, line: number): Line {
  return found(printed.lines, (one) => one.line === line, `line ${line}`);
}

/** The cells of a line where this species lies. */
export function cellsWith(
  view: View,
  printed: Printed,
  line: Line,
  species: number,
): { row: number; column: number }[] {
  return line.spots.flatMap((spot) => {
    const { row, column } = spotOf(printed, spot);
    const face = printed.pieces[view.laid[spot] ?? -1]?.face ?? [];
    return line.corners
      .filter((corner) => face[corner] === species)
      .map((corner) => ({ row: row + (corner >> 1), column: column + (corner & 1) }));
  });
}

// Cetaria and spots

export function tanksOf(cetaria: number[][]): Tank[] {
  return cetaria.flatMap((row, y) => row.map((number, x) => ({ number, x: offset(x * 4), y: offset(y * 4) })));
}

/** The top left corner of a cetarium. */
export function tankAt(cetaria: number[][], cetarium: number): Point {
  return found(tanksOf(cetaria), ({ number }) => number === cetarium, `cetarium ${cetarium}`);
}

export function spotOf(printed: Printed, spot: number): Spot {
  return found(printed.spots, (one) => one.spot === spot, `spot ${spot}`);
}

export function spotIn(printed: Printed, cetarium: number, area: number): Spot {
  const here = (one: Spot) => one.cetarium === cetarium && one.area === area;
  return found(printed.spots, here, `area ${area} of cetarium ${cetarium}`);
}

export function spotsOf(printed: Printed, cetarium: number): Spot[] {
  return printed.spots.filter((one) => one.cetarium === cetarium);
}

/** The top left corner of a spot. */
export function spotAt(spot: Spot): Point {
  return { x: offset(spot.column), y: offset(spot.row) };
}

/** What lies on a spot; undefined while nothing does. */
export function pieceOn(view: View, printed: Printed, spot: number): Piece | undefined {
  return printed.pieces[view.laid[spot] ?? -1];
}

function found<T>(among: readonly T[], right: (one: T) => boolean, what: string): T {
  const one = among.find(right);
  if (!one) throw new Error(`${what} is not on this board`);
  return one;
}

// Tiles

/** The species on a tile, by corner. */
export function faceOf(printed: Printed, colour: number, tile: number, rotation = 0): number[] {
  const same = (one: Piece) => one.colour === colour && one.tile === tile && one.rotation === rotation;
  return printed.pieces.find(same)?.face ?? [];
}

/** The tile of the hand that stands for this one among the choices: itself, or one alike. */
export function standIn(printed: Printed, colour: number, tile: number, offered: number[]): number | null {
  if (offered.includes(tile)) return tile;
  const looks = printed.pieces
    .filter((one) => one.colour === colour && one.tile === tile)
    .map((one) => one.face.join());
  return offered.find((other) => looks.includes(faceOf(printed, colour, other).join())) ?? null;
}

/** How a tile would lie if it were turned on, or back: only ways that look different are offered. */
export function rotated(choices: Action[], tile: number, rotation: number, step = 1): number {
  const ways = valuesOf(
    choices.filter((one) => one.tile === tile),
    'rotation',
  ) as number[];
  return ways[(ways.indexOf(rotation) + step + ways.length) % ways.length] ?? rotation;
}

// Players

/** What a colour's workers would score now. */
export function onLines(view: View, colour: number): number {
  return view.workers.reduce((sum, one) => sum + (one?.colour === colour ? one.points : 0), 0);
}

export function coloursOf(view: View, seat: number): number[] {
  return view.places.filter((colour) => view.stocks[colour]?.seat === seat);
}

/** The colours that a seat will play, before the game has begun. */
export function coloursBefore(seat: number, seats: number, order = COLOURS.join('-')): number[] {
  const seated: readonly number[] = SEATED[seats as keyof typeof SEATED] ?? [];
  const round = order.split('-').map((name) => (COLOURS as readonly string[]).indexOf(name));
  return round.filter((_, place) => seated[place] === seat);
}

// Signs and numbers

/** The scoring chart as steps: from so many specimens on, so many points. */
export function chart(printed: Printed): { from: number; points: number }[] {
  const steps: { from: number; points: number }[] = [];
  printed.points.forEach((points, from) => {
    if (steps.at(-1)?.points !== points) steps.push({ from, points });
  });
  return steps;
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
