// Made from asclepia/games/garum by web/typescript.py: do not edit.

export type To = 'place_tile' | 'place_worker' | 'place_ghost' | 'choose_cetarium';

/** What is asked, of whom, and the colour that it is about. */
export interface Asked {
  to: To;
  waits_for: number[];
  colour: number;
}

/** What a colour has. */
export interface Stock {
  /** Who plays it; −1 is the ghost */
  seat: number;
  /** Its tiles; null for whoever may not see them */
  hand: number[] | null;
  hand_size: number;
  pile: number;
  vilici: number;
  domini: number;
  points: number;
}

/** A worker on a line: the specimens of its colour there, and what it would score now. */
export interface Worker {
  colour: number;
  dominus: boolean;
  specimens: number;
  points: number;
}

export interface View {
  board: string;
  order: string;
  rounds: number;
  /** The colours round the table */
  places: number[];
  round: number;
  /** Of the round; 0 while it is not known */
  cetarium: number;
  /** The place of its holder */
  amphora: number;
  /** The cetaria still to come */
  left: number[];
  /** In this order; null while nobody knows it */
  coming: number[] | null;
  /** By colour */
  stocks: Stock[];
  /** By spot: the piece that lies there, or −1 */
  laid: number[];
  /** By line, from 1; null where none stands */
  workers: (Worker | null)[];
  /** Free lines where no worker can come any more */
  closed: number[];
  /** Null when the game is over */
  asked: Asked | null;
  scores: number[];
  winners: number[];
}

/** A tile in one of its rotations (quarter turns clockwise). */
export interface Piece {
  colour: number;
  tile: number;
  rotation: number;
  /** The species by corner 0 1 / 2 3 */
  face: number[];
}

/** An area of a cetarium, large enough for a tile. */
export interface Spot {
  spot: number;
  cetarium: number;
  /** 0 1 / 2 3 */
  area: number;
  /** Of its first cell, from 0 */
  row: number;
  column: number;
  /** Those that run through it */
  lines: number[];
}

/** A row or a column of cells. */
export interface Line {
  line: number;
  /** A column */
  down: boolean;
  /** Which row or column, from 0 */
  at: number;
  /** From its post on */
  spots: number[];
  /** Of a tile there: the two that lie on the line */
  corners: number[];
}

export interface Bonus {
  spot: number;
  corner: number;
  /** A species, or the joker */
  sign: number;
  points: number;
}

export interface Printed {
  /** Their numbers, row by row; 0 is a gap */
  cetaria: number[][];
  spots: Spot[];
  lines: Line[];
  pieces: Piece[];
  bonuses: Bonus[];
  /** By the number of specimens on a line: what a vilicus scores */
  points: number[];
  /** Those of each colour that are played with */
  tiles: number[];
  /** How many of them are held */
  hand: number;
}

/** What a player can do. */
export type Action =
  | { code: number; kind: 'place'; tile: number; area: number; rotation: number }
  | { code: number; kind: 'vilicus'; line: number }
  | { code: number; kind: 'dominus'; line: number }
  | { code: number; kind: 'no_worker' }
  | { code: number; kind: 'choose'; cetarium: number };

/** What happened; where something is secret, whose it is. */
export type GameEvent =
  | { event: 'amphora'; colour: number }
  | { event: 'aureus'; round: number; cetarium: number }
  | { event: 'bonus'; colour: number; points: number }
  | { event: 'chosen'; round: number; colour: number; cetarium: number }
  | {
      event: 'counted';
      colour: number;
      dominus: number;
      line: number;
      gained: number;
      specimens: number;
      points: number;
    }
  | { event: 'drew'; colour: number; tile: number | null; only: { seat: number; fields: string[] } }
  | { event: 'ended' }
  | { event: 'hired'; colour: number; dominus: number; line: number }
  | { event: 'laid'; colour: number; tile: number; cetarium: number; area: number; rotation: number }
  | {
      event: 'scored';
      colour: number;
      dominus: number;
      line: number;
      specimens: number;
      points: number;
    }
  | { event: 'turned_up'; colour: number; tile: number };

export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;

export const JOKER = 4;

/** Of each colour */
export const VILICI = 5;

/** By the number of players: who sits at each place, −1 is the ghost */
export const SEATED = { 2: [0, 1, 0, 1], 3: [0, 1, 2, -1], 4: [0, 1, 2, 3] } as const;
