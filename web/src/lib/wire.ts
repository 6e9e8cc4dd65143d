// What the server sends (see `asclepia/server/wire.py`).

import type { Action, GameEvent, Part } from './types';

export interface Said {
  key: string;
  facts: Record<string, string | number>;
}

export interface Chair {
  seat: number;
  kind: 'open' | 'person' | 'bot' | 'guest';
  name: string;
  level: string | null;
  yours: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  seats: number;
  options: Record<string, string>;
  public: boolean;
  status: 'open' | 'playing' | 'over';
  hosting: boolean;
  chairs: Chair[];
  created: number;
  changed: number;
  commit: string;
  seed: string | null;
  next: string | null;
}

export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: { name: string; choices: string[]; default: string; help: string }[];
  levels: string[];
}

export interface Lobby {
  open: TableInfo[];
  playing: TableInfo[];
  mine: TableInfo[];
}

export interface ChairWish {
  kind: 'me' | 'open' | 'bot';
  level?: string;
  name?: string;
}

export interface SeatView {
  view: any; // each game knows its own
  choices: Action[];
  blocked: { what: Part; rule: string; reason: Said }[];
  undo: boolean;
}

export interface Position {
  ply: number;
  pending: number[];
  prompt: Said | null;
  watching: SeatView;
  seats: Record<string, SeatView>;
}

export interface Entry {
  ply: number;
  seat: number;
  events: GameEvent[];
}

export interface Words {
  number: number;
  name: string;
  words: string;
  said: number;
}

export interface Hint {
  seat: number;
  ply: number;
  lines: { code: number; action: Action; lead: number }[];
}

export interface Step {
  ply: number;
  seat: number | null;
  events: GameEvent[];
  view: any;
  scores: number[];
}

export interface Replay {
  info: TableInfo;
  printed: any;
  perspective: string;
  steps: Step[];
}

export type ServerMessage =
  | { type: 'hello'; info: TableInfo; printed: any; position: Position | null; log: Entry[]; chat: Words[] }
  | { type: 'table'; info: TableInfo }
  | { type: 'update'; position: Position; log: Entry[]; rewound: boolean }
  | { type: 'chat'; chat: Words[] }
  | { type: 'refused'; error: string; words: string; ply: number }
  | ({ type: 'hint' } & Hint)
  | { type: 'pong'; sent: number };
