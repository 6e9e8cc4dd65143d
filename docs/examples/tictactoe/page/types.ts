// What the engine tells about a game of tic-tac-toe.

export interface TicTacToeView {
  /** The seat whose sign is there; below 0 the cell is empty. */
  cells: number[];
  asked: { waits_for: number[] } | null;
  scores: number[];
  winners: number[];
}

export interface TicTacToePrinted {
  signs: string[];
}
