// What the server sends of a game of Garum (see `Garum.view` and `Box.printed`).

export type Species = 0 | 1 | 2 | 3;

export interface Stock {
  /** The seat that plays this colour, −1 for the ghost. */
  seat: number;
  /** Tiles of the hand, null when this seat may not see them. */
  hand: number[] | null;
  hand_size: number;
  pile: number;
  vilici: number;
  domini: number;
  points: number;
}

export interface Asked {
  to: 'place_tile' | 'place_worker' | 'place_ghost' | 'choose_cetarium';
  waits_for: number[];
  colour: number;
}

export interface GarumView {
  board: string;
  order: 'aureus' | 'emperor' | 'haruspex';
  rounds: number;
  /** The colours round the table. */
  places: number[];
  round: number;
  /** The cetarium of the round, 0 while it is not known. */
  cetarium: number;
  /** The place of the amphora's holder. */
  amphora: number;
  left: number[];
  coming: number[] | null;
  /** By colour. */
  stocks: Stock[];
  /** By spot (cetarium × 4 + area): the piece, or −1. */
  laid: number[];
  /** By line: colour × 2 (+ 1 for a dominus), or −1. */
  workers: number[];
  /** Line, specimens of its worker's colour, points it would score now. */
  standing: [line: number, specimens: number, points: number][];
  asked: Asked | null;
  scores: number[];
  winners: number[];
}

export interface GarumPrinted {
  /** The numbers of the cetaria, row by row; 0 is a gap. */
  cetaria: number[][];
  /** By piece ((colour × 16 + tile) × 4 + turn): the species by corner 0 1 / 2 3. */
  faces: number[][];
  /** Spot, corner, bonus (a species, or 4 for a joker). */
  bonuses: [spot: number, corner: number, bonus: number][];
  /** By the number of specimens on a line: what a vilicus scores. */
  points: number[];
  tiles: number[];
}
