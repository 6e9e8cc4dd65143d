// Made from asclepia/server/wire.py by web/typescript.py: do not edit.

import type { Action, GameEvent, Part } from './types';

export type ChairKind = 'open' | 'person' | 'bot' | 'guest';

export type Status = 'open' | 'dealing' | 'playing' | 'over' | 'closed';

export type Origin = 'dealt' | 'server' | 'record' | 'branch';

/** What is wrong with, or odd about, an entry of a component set. */
export interface EntryWords {
  /** "" when it is about the whole */
  entry: string;
  words: string;
}

/** The answer to a request that was refused. */
export interface Problem {
  error: string;
  words: string;
  /** One by one, where a component set was refused */
  problems: EntryWords[];
}

/** A text to be put into words on the page: a key of the game's catalogue, and facts. */
export interface Said {
  key: string;
  facts: Record<string, string | number | Said>;
}

export interface Me {
  name: string;
}

export interface NewName {
  name: string;
}

export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  help: string;
}

/** A component set: one that comes with the game, or somebody's own. */
export interface ComponentsInfo {
  name: string;
  title: string;
  own: boolean;
  /** Names its content; "" where it is not known */
  digest: string;
}

export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  levels: string[];
  /** That come with the game; the first is taken by default */
  components: ComponentsInfo[];
}

/** A component set of one's own, as the text of its file. */
export interface NewComponents {
  game: string;
  text: string;
}

/** The set was read and can be played with: a table names it by its digest. */
export interface OwnComponents {
  name: string;
  title: string;
  digest: string;
  warnings: EntryWords[];
}

/** Who is to sit here: "me", "open" (whoever comes) or "bot" with a level. */
export interface ChairWish {
  kind: string;
  level?: string | null;
  name?: string | null;
}

export interface NewTable {
  game: string;
  chairs: ChairWish[];
  options?: Record<string, string>;
  public?: boolean;
  /** The name of a set that comes with the game, or the digest of one that was brought. */
  components?: string | null;
  /** What I put into the deal */
  sealed?: string | null;
}

/** Play on from a point of a finished game, as a new table. */
export interface Branch {
  ply: number;
  chairs: ChairWish[];
}

/** What I put into the deal: a number of my own, as its SHA-256 until everybody's are in. */
export interface SealedNumber {
  sealed: string;
}

/** The number that I had sealed. */
export interface OpenedNumber {
  number: string;
}

export interface NewId {
  id: string;
}

export interface Chair {
  seat: number;
  kind: ChairKind;
  name: string;
  level: string | null;
  yours: boolean;
}

/** How a table stands, as everybody may know it; kept with every move. */
export interface Standing {
  /** Moves stored, those taken back and the taking back included */
  ply: number;
  moves: number;
  scores: number[];
  pending: number[];
  /** None although it is over: nobody has won */
  winners: number[];
  /** The place of every seat, once it is over */
  ranks: number[];
}

/** What one person puts into the deal; who has several seats is named by the first of them. */
export interface DealPart {
  seat: number;
  /** The SHA-256 of their number; "": they have yet to seal another one */
  sealed: string;
  opened: boolean;
  /** Once the game is over */
  number: string | null;
}

/** What the seed is made from, and what may be known of it. */
export interface DealInfo {
  /** SHA-256 of the server's secret, published when the table is made */
  commit: string;
  /** How often the dealing was begun */
  round: number;
  parts: DealPart[];
  /** Once the game is over */
  secret: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  seats: number;
  options: Record<string, string>;
  public: boolean;
  status: Status;
  hosting: boolean;
  chairs: Chair[];
  created: number;
  changed: number;
  origin: Origin;
  /** None: it was not dealt by everybody */
  deal: DealInfo | null;
  /** Once the game is over */
  seed: string | null;
  next: string | null;
  components: ComponentsInfo;
  /** None: not known, or not begun */
  standing: Standing | null;
  playable: boolean;
  /** Why it cannot be played by today's rules; a text of the table's own */
  trouble: Said | null;
}

export interface Lobby {
  open: TableInfo[];
  playing: TableInfo[];
  mine: TableInfo[];
}

export interface Blocked {
  what: Part;
  rule: string;
  reason: Said;
}

/**
 * What a seat is asked: one thing, with all that belongs to it. `choices` answer it; `asides` can
 * be done before. `foretold` says, by the code of each, what would surely follow.
 */
export interface Question {
  /** The ply from which on it is asked: what others do meanwhile does not change it */
  since: number;
  prompt: Said;
  choices: Action[];
  asides: Action[];
  foretold: Record<string, GameEvent[]>;
  blocked: Blocked[];
}

/** The table from one seat: its view, what it is asked, whether it can take a move back. */
export interface SeatView {
  view: Record<string, any>;
  question: Question | null;
  undo: boolean;
}

/** A seat that must decide, and what everybody may hear of its question. */
export interface Asked {
  seat: number;
  prompt: Said;
}

/** Where the game stands, as one person may know it. */
export interface Position {
  ply: number;
  pending: number[];
  asked: Asked[];
  watching: SeatView;
  seats: Record<string, SeatView>;
}

/** One move in the log, told in events. */
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

/** One point of a replay. */
export interface Step {
  ply: number;
  seat: number | null;
  events: GameEvent[];
  view: Record<string, any>;
  scores: number[];
}

export interface Replay {
  info: TableInfo;
  printed: Record<string, any>;
  perspective: string;
  steps: Step[];
}

export interface Rules {
  html: string;
}

/** What a game says, as a Fluent catalogue: for games that came after the page was built. */
export interface Texts {
  ftl: string;
}

export interface Hello {
  type: 'hello';
  info: TableInfo;
  printed: Record<string, any>;
  position: Position | null;
  log: Entry[];
  chat: Words[];
}

export interface Changed {
  type: 'table';
  info: TableInfo;
}

export interface Update {
  type: 'update';
  position: Position;
  log: Entry[];
  /** The log is the whole log: a move was taken back */
  rewound: boolean;
}

export interface Chatted {
  type: 'chat';
  chat: Words[];
}

export interface Refusal {
  type: 'refused';
  error: string;
  words: string;
  ply: number;
}

export interface HintLine {
  code: number;
  action: Action;
  lead: number;
}

export interface Hint {
  type: 'hint';
  seat: number;
  ply: number;
  lines: HintLine[];
}

export interface Pong {
  type: 'pong';
  sent: number;
}

export type ServerMessage = Hello | Changed | Update | Chatted | Refusal | Hint | Pong;

export interface Act {
  type: 'act';
  seat: number;
  ply: number;
  code: number;
}

export interface Undo {
  type: 'undo';
  seat: number;
  ply: number;
}

export interface AskHint {
  type: 'hint';
  seat: number;
}

export interface Say {
  type: 'say';
  words: string;
}

export interface Ping {
  type: 'ping';
  sent: number;
}

export type ClientMessage = Act | Undo | AskHint | Say | Ping;
