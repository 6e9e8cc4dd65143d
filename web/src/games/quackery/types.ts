// What the server sends of a game of Quackery (see `Quackery._view`, the frames' `seen`, and
// `wording.printed`).

/** A printed text in every language. */
export type Said = Record<string, string>;

/** By humour (black bile, blood, phlegm, yellow bile): a place from 0 to 6, 3 is balanced. */
export type Statuses = number[];

/** One thing played: the treatment itself, or an answer to it; −1 where it names nothing. */
export interface Entry {
  seat: number;
  /** A card, a character (from 40 on), or −1: the basic treatment. */
  remedy: number;
  humour: number;
  other: number;
  /** 0 down, 1 up. */
  way: number;
  player: number;
  /** The place of the entry that it is about. */
  target: number;
}

export interface Asked {
  to: 'treat' | 'respond' | 'discard';
  waits_for: number[];
  /** For each of my choices (by code): where the humours would land. */
  landings?: [code: number, status: Statuses][];
  /** The window: passes in a row, what was played, whether it stands, where it leads, by whom. */
  passes?: number;
  used?: number[];
  entries?: Entry[];
  stands?: boolean[];
  landing?: Statuses;
  culprits?: number[];
  /** Discarding: how many cards, by seat. */
  owed?: number[];
}

export interface Quack {
  /** Cards, null when this seat may not see them. */
  hand: number[] | null;
  hand_size: number;
  limit: number;
  cured: number[];
  succumbed: number[];
  score: number;
  /** −1: none. */
  character: number;
  agenda: number | null;
  /** For each requirement of the agenda: how much of it there is, and the least. */
  progress: [have: number, least: number][] | null;
}

export interface QuackeryView {
  /** The patient in bed, −1 when there is none. */
  patient: number;
  status: Statuses;
  /** Treatments of this patient so far, and how many it bears. */
  turns: number;
  patience: number;
  diagnosing: number;
  treating: number;
  /** The patients who wait, the next one first; null when this seat has not seen them. */
  coming: (number | null)[];
  /** What the next patient catches, by humour. */
  infection: number[];
  pile: number;
  discards: number[];
  /** On this patient: on the table until it is decided. */
  played: number[];
  players: Quack[];
  asked: Asked | null;
  victor: number;
  scores: number[];
  winners: number[];
}

export interface Printed {
  id: string;
  name: Said;
  /** The joke. */
  line: Said;
  text: Said;
}

export interface Patient extends Printed {
  value: number;
  estate: 'throne' | 'altar' | 'sword';
  status: number[];
}

export interface Remedy extends Printed {
  use: 'treatment' | 'response' | 'always';
  /** Cards: how many of it there are. Characters: what it costs. */
  copies?: number;
  pay?: number;
}

/** Who was decided, how, and by whom. */
export interface Decided {
  patient: Patient;
  fate: 'cured' | 'succumbed' | null;
  by: number;
}

export interface QuackeryPrinted {
  patients: Patient[];
  agendas: Printed[];
  cards: Remedy[];
  characters: Remedy[];
}
