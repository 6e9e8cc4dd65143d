// Made from asclepia/games/quackery by web/typescript.py: do not edit.

export type Estate = 'throne' | 'altar' | 'sword';

export type Use = 'treatment' | 'response' | 'always';

/** One thing played: the treatment itself, or an answer to it; −1 where it names nothing. */
export interface Entry {
  seat: number;
  /** A card, a character (from CARDS on), or −1: the basic treatment */
  remedy: number;
  humour: number;
  other: number;
  way: number;
  player: number;
  /** The place of the entry that it is about */
  target: number;
}

export interface AskedToTreat {
  to: 'treat';
  waits_for: number[];
}

/** The window, and where it would lead if nobody answered any more. */
export interface AskedToRespond {
  to: 'respond';
  waits_for: number[];
  /** In a row */
  passes: number;
  /** Seats whose characters have answered */
  used: number[];
  entries: Entry[];
  /** By entry: false if it was cancelled */
  stands: boolean[];
  /** By humour: its place */
  landing: number[];
  /** By humour: who would have caused that, or −1 */
  culprits: number[];
}

export interface AskedToDiscard {
  to: 'discard';
  waits_for: number[];
  /** Cards, by seat */
  owed: number[];
}

export type Asked = AskedToTreat | AskedToRespond | AskedToDiscard;

/** What a player has. */
export interface Quack {
  /** Null for whoever may not see it */
  hand: number[] | null;
  hand_size: number;
  limit: number;
  cured: number[];
  succumbed: number[];
  score: number;
  /** −1: none */
  character: number;
  agenda: number | null;
  /** By requirement: how much of it there is, and the least */
  progress: number[][] | null;
}

export interface View {
  /** In bed; −1 when there is none */
  patient: number;
  /** By humour (black bile, blood, phlegm, yellow bile): a place from 0 to 6 */
  status: number[];
  /** Treatments of this patient so far */
  turns: number;
  /** … and how many it bears */
  patience: number;
  diagnosing: number;
  treating: number;
  /** The patients who wait, the next one first; null if not seen */
  coming: (number | null)[];
  /** By humour: what the next patient catches */
  infection: number[];
  pile: number;
  discards: number[];
  /** On this patient: on the table until it is decided */
  played: number[];
  players: Quack[];
  /** Null when the game is over */
  asked: AskedToTreat | AskedToRespond | AskedToDiscard | null;
  /** Who has met an agenda, or −1 */
  victor: number;
  scores: number[];
  winners: number[];
}

/** Whatever is printed, in words of every language. */
export interface Piece {
  id: string;
  name: Record<string, string>;
  /** The joke */
  line: Record<string, string>;
  text: Record<string, string>;
}

export interface Patient extends Piece {
  value: number;
  estate: Estate | null;
  /** By humour: from −2 to 2 */
  status: number[];
}

export interface Agenda extends Piece {
  /** By requirement: how much of it with 2, 3, 4, 5 and 6 players */
  least: number[][];
}

/** What can be played, and what it does as far as a page has to know. */
export interface Acting extends Piece {
  use: Use;
  /** −1 or 1: how it moves the humours that are chosen; 0: it does not say */
  ways: number[];
  /** It is about all, or about all others */
  on_others: boolean;
}

export interface Card extends Acting {
  copies: number;
}

export interface Character extends Acting {
  /** Cards that a use in the window costs */
  pay: number;
}

export interface Printed {
  patients: Patient[];
  agendas: Agenda[];
  cards: Card[];
  characters: Character[];
}

/** What a player can do. */
export type Action =
  | { code: number; kind: 'treat'; humour: number; way: number }
  | { code: number; kind: 'play'; remedy: number }
  | { code: number; kind: 'play_way'; remedy: number; way: number }
  | { code: number; kind: 'play_humour'; remedy: number; humour: number }
  | { code: number; kind: 'play_move'; remedy: number; humour: number; way: number }
  | { code: number; kind: 'play_pair'; remedy: number; humour: number; other: number }
  | { code: number; kind: 'play_player'; remedy: number; player: number }
  | { code: number; kind: 'play_entry'; remedy: number; entry: number }
  | { code: number; kind: 'play_redirect'; remedy: number; entry: number; humour: number }
  | { code: number; kind: 'discard'; card: number }
  | { code: number; kind: 'pass' };

/** What happened; where something is secret, whose it is. */
export type GameEvent =
  | { event: 'agenda'; seat: number; agenda: number }
  | { event: 'begins'; seat: number }
  | { event: 'cancelled'; seat: number; remedy: number }
  | {
      event: 'confided';
      seat: number;
      player: number;
      agenda: number | null;
      only: { seat: number; fields: string[] };
    }
  | { event: 'cured'; seat: number; patient: number }
  | {
      event: 'diagnosed';
      seat: number;
      patient: number;
      black: number;
      blood: number;
      phlegm: number;
      yellow: number;
    }
  | { event: 'discarded'; seat: number; card: number }
  | { event: 'drew'; seat: number; card: number | null; only: { seat: number; fields: string[] } }
  | { event: 'infected'; humour: number; by: number }
  | { event: 'introduced'; seat: number; remedy: number }
  | { event: 'landing'; seat: number; humour: number; before: number; after: number }
  | { event: 'left'; patient: number }
  | { event: 'limited'; seat: number; limit: number }
  | { event: 'moved'; seat: number; humour: number; before: number; after: number }
  | { event: 'passed'; seat: number }
  | {
      event: 'peeked';
      seat: number;
      place: number;
      patient: number | null;
      only: { seat: number; fields: string[] };
    }
  | {
      event: 'played';
      seat: number;
      remedy: number;
      humour: number;
      other: number;
      way: number;
      player: number;
      target: number;
    }
  | { event: 'renewed' }
  | { event: 'reshuffled' }
  | { event: 'sent' }
  | { event: 'shuffled' }
  | { event: 'succumbed'; seat: number; patient: number }
  | { event: 'treated'; seat: number; humour: number; way: number }
  | { event: 'valued'; seat: number; points: number };

/** Remedies from this number on are characters */
export const CARDS = 40;

export const ESTATES = ['throne', 'altar', 'sword'] as const;

/** The places of a status */
export const LOWEST = 0;

export const BALANCED = 3;

export const HIGHEST = 6;

export const DOWN = 0;

export const UP = 1;
