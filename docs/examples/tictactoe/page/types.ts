// Made from asclepia/games/tictactoe by web/typescript.py: do not edit.

export interface Asked {
  waits_for: number[];
}

export interface View {
  /** The seat whose sign is there; below 0 the cell is empty */
  cells: number[];
  asked: Asked | null;
  scores: number[];
  winners: number[];
}

export interface Printed {
  /** By seat */
  signs: string[];
}

/** What a player can do. */
export type Action = { code: number; kind: 'mark'; cell: number };

/** What happened; where something is secret, whose it is. */
export type GameEvent =
  | { event: 'full' }
  | { event: 'marked'; seat: number; cell: number }
  | { event: 'won'; seat: number };
