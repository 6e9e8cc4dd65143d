// Made from asclepia/server/wire.py by web/typescript.py: do not edit.

import type { Action, GameEvent, GameView, Part } from './types';

export type ChairKind = 'open' | 'person' | 'bot' | 'guest';

export type Status = 'open' | 'dealing' | 'playing' | 'over' | 'closed';

export type Origin = 'dealt' | 'server' | 'record' | 'branch';

export type Turn = 'others' | 'alone';

export type Phrase =
  | 'hello'
  | 'luck'
  | 'played'
  | 'thanks'
  | 'moment'
  | 'turn'
  | 'again'
  | 'smile'
  | 'laurel'
  | 'amazed';

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
  /** By which others know me */
  handle: string;
}

export interface NewName {
  name: string;
}

export interface Passkey {
  /** By which it is removed */
  mark: string;
  name: string;
  created: number;
  used: number | null;
  /** From when on a proof is asked for, and this key is one */
  guards: number | null;
}

export interface Known {
  name: string;
  games: number;
}

/** By what I am known again. */
export interface Account {
  name: string;
  handle: string;
  /** Tables where I sit or have sat */
  games: number;
  passkeys: Passkey[];
  /** Recovery codes that are left */
  codes: number;
  /** From when on a proof is asked for, and they are one */
  codes_guard: number | null;
  /** By what it can be shown; nothing: none is asked for */
  proof: ('passkey' | 'code')[];
  /** To which name of the server my passkeys belong; None: it has none */
  place: string | null;
  /** Who this device was before me, and is again when I sign out */
  before: Known | null;
}

/** A link that makes another device mine, once; and as a QR code. */
export interface NewLink {
  url: string;
  picture: string;
  /** For which it is good */
  minutes: number;
}

/** What a link carries behind its #. */
export interface LinkWord {
  word: string;
}

/** Whom a link would make of this device, and who it is now. */
export interface Arrival {
  whose: Known;
  here: Known;
  /** Who it is now has something here, and is again when I sign out */
  kept: boolean;
}

export interface RecoveryCode {
  code: string;
  /** All other devices are signed out by the same step */
  alone?: boolean;
}

export interface RecoveryCodes {
  codes: string[];
}

/** A passkey that a browser has made, as its toJSON() tells it. */
export interface NewPasskey {
  name: string;
  credential: Record<string, unknown>;
}

/** A passkey that a browser has shown, as its toJSON() tells it. */
export interface ShownPasskey {
  credential: Record<string, unknown>;
  /** All other devices are signed out by the same step */
  alone?: boolean;
}

export interface SignOut {
  /** On all other devices, and not here */
  everywhere: boolean;
  /** Recovery codes end, too */
  codes?: boolean;
}

/** Games in which others wait for me. */
export interface Turns {
  count: number;
  /** The table that has waited longest */
  next: string | null;
}

/** What a browser needs so that this server can call it (Web Push). */
export interface PushKey {
  /** Base64url */
  key: string;
}

/** Where a browser of mine can be called, as it has told. */
export interface PushAddress {
  endpoint: string;
  /** P256dh, base64url */
  key: string;
  /** Base64url */
  auth: string;
  /** In which it is told */
  language: string;
}

export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  help: string;
  /** With how many it means something; none are named: with any number */
  seats: number[];
}

/** A component set: one that comes with the game, or somebody's own. */
export interface ComponentsInfo {
  name: string;
  title: string;
  own: boolean;
  /** Names its content; "" where it is not known */
  digest: string;
}

/**
 * How long people may take. live: each has a time bank, and gets a little for every turn; days: so
 * many for a decision. A live table's numbers may be left out: then they are the game's.
 */
export interface Pace {
  kind?: 'untimed' | 'live' | 'days';
  /** Seconds */
  bank?: number;
  /** Seconds */
  increment?: number;
  days?: number;
  /** When somebody's time is over: a bot answers this once, or the seat is lost. */
  out?: 'bot' | 'seat';
}

/**
 * What people may do at a table besides playing: agreed on when it is made, for the whole game. A
 * person who plays alone, or with bots only, may do all of it.
 */
export interface Allowed {
  hints: boolean;
  /** A look at what a choice would surely bring */
  foretelling: boolean;
  take_backs: boolean;
  /** May speak */
  spectators: boolean;
}

/** A seat's time, as it was when this was sent. */
export interface Clock {
  /** Milliseconds; None: the seat has no clock, a bot plays there */
  left: number | null;
  /** The seat is asked something */
  running: boolean;
  /** Its time is over: a bot answers what it is asked */
  out: boolean;
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
  /** What a live table gives each seat unless somebody says otherwise */
  live: Pace;
  /** Whether it can be learnt at /learn/NAME */
  lesson: boolean;
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
  /** Untimed, unless said */
  pace?: Pace | null;
  /** What is usual at this pace, unless said */
  allowed?: Allowed | null;
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
  /** Of the person; their page is at /p/HANDLE */
  handle: string | null;
  /** An open seat that is kept for whoever played there before: it has their name. */
  kept: 'you' | 'other' | null;
  /** The level of a bot that plays in place of the person */
  bot: string | null;
  /** Whether the person looks at the table */
  here: boolean;
  /** If not: when they last did, as far as it is known */
  seen: number | null;
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

export type HandoverKind = 'bot' | 'replaced' | 'back' | 'resigned' | 'time' | 'away' | 'late';

/** A seat that has changed hands, after so many moves. */
export interface Handover {
  seat: number;
  ply: number;
  kind: HandoverKind;
  /** Of the bot, if one plays since */
  level: string | null;
  /** Whose seat it was */
  name: string;
}

/** A seat has had a hint, after so many moves. What it said only that seat knows. */
export interface Hinted {
  seat: number;
  ply: number;
  /** Whose seat it was */
  name: string;
}

export type EndedWhy = 'resigned' | 'agreed' | 'away' | 'host' | 'idle' | 'time';

/**
 * How a game ended that was not played out. agreed: the others wanted it, since this seat was away
 * and had not moved yet; away: it was away for too long; host: whoever made the table has closed
 * it; idle: nobody came for long; time: the seat's was over. Nothing that was hidden is told. For
 * who is neither among the winners nor among the losers it does not count.
 */
export interface Ended {
  why: EndedWhy;
  seat: number | null;
  made: number;
  winners: number[];
  losers: number[];
}

/**
 * What is to become of a seat that is away: the best bot plays (`level` may name it), or the seat
 * is lost, and with it the game of two; nobody loses if the person has not moved yet.
 */
export interface Wanted {
  what: 'bot' | 'end';
  level?: string;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  seats: number;
  options: Record<string, string>;
  /** Options that mean nothing with so many seats */
  moot: string[];
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
  /** It waits for you */
  turn: Turn | null;
  /** Seconds for which a seat that is asked may be away; None: for ever */
  patience: number | null;
  /** … until it can be lost by that */
  forfeit: number | null;
  ended: Ended | null;
  /** Who played there can ask for a rematch */
  again: boolean;
  pace: Pace;
  /** By seat; none if nobody counts, or the game has not begun */
  clocks: Clock[];
  allowed: Allowed;
  /** Of a table that is looked at */
  handovers: Handover[];
  /** … if two people play there or more */
  hinted: Hinted[];
  /** … and, when it is over or was ended, the seats for whose people bots have made most moves. */
  lent: number[];
}

/**
 * Open tables with a seat for me, running games of people, and my own that are not over: where I
 * can do something first. `next_…`: where the list goes on; None: nowhere.
 */
export interface Lobby {
  open: TableInfo[];
  playing: TableInfo[];
  mine: TableInfo[];
  next_open: string | null;
  next_playing: string | null;
}

/** A page of my games or of somebody's. */
export interface GameList {
  tables: TableInfo[];
  /** Where it goes on; a page can be short all the same */
  next: string | null;
}

/** Games of one kind: a number of players, or opponents (people, a level of bots, none). */
export interface Tally {
  kind: string;
  games: number;
  won: number;
}

/** How somebody has played one game. Scores are those of games that were played out. */
export interface GameTally {
  game: string;
  title: string;
  games: number;
  won: number;
  best: number | null;
  mean: number | null;
}

/** A player's page, as the asker may see it: private tables count for who played there. */
export interface Player {
  name: string;
  handle: string;
  yours: boolean;
  games: number;
  won: number;
  by_game: GameTally[];
  by_seats: Tally[];
  by_opponents: Tally[];
  /** No more than so many finished games are counted, the newest */
  counted: number;
  recent: GameList;
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
  view: GameView;
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
  /** As a spectator sees it; None for who has one seat and looks from it */
  watching: SeatView | null;
  seats: Record<string, SeatView>;
}

/** One move in the log, told in events. */
export interface Entry {
  ply: number;
  seat: number;
  events: GameEvent[];
}

/** A line of the chat. */
export interface Words {
  number: number;
  name: string;
  /** "" where it is a phrase */
  words: string;
  said: number;
  /** Of whoever said it, if they are still known */
  handle: string | null;
  phrase: Phrase | null;
  /** A spectator has said it */
  watching: boolean;
}

/** One point of a replay. */
export interface Step {
  ply: number;
  seat: number | null;
  /** Where whoever looks may know it: many a move tells no event */
  action: Action | null;
  events: GameEvent[];
  view: GameView;
  scores: number[];
}

export type Verdict = 'agreed' | 'equal' | 'better' | 'best' | 'only';

/**
 * A reason in the game's words: what decides, and about whose things it is. `sure`: it can be seen
 * right after the action; else it is what usually follows.
 */
export interface Why {
  said: Said;
  seat: number;
  sure: boolean;
}

export type MoveVerdict = 'only' | 'best' | 'equal' | 'better';

/** Why somebody may have moved as they did, from what they knew then. */
export interface MoveWhy {
  ply: number;
  seat: number;
  /** Of the bot; "you": one's own move */
  level: string;
  verdict: MoveVerdict;
  /** What speaks for it */
  why: Why | null;
  better: Action | null;
  better_why: Why | null;
}

export interface Replay {
  info: TableInfo;
  printed: Record<string, unknown>;
  perspective: string;
  steps: Step[];
}

/** A move of a lesson: what it told, and the number of the position that it led to. */
export interface LessonMove {
  seat: number;
  events: GameEvent[];
  position: number;
}

/** How a lesson goes on: what happens, and the number of the scene that it leads to. */
export interface LessonWay {
  told: LessonMove[];
  /** None: the lesson is over */
  scene: number | null;
}

/** What the learner could do. Wrong: a text of the game says so, and a rule says why. */
export interface LessonAnswer {
  code: number;
  say: string;
  rule: string;
  /** Where it is right */
  way: LessonWay | null;
}

/** A step of a lesson, come to by one way. What it shows is told by numbers. */
export interface LessonScene {
  step: number;
  printed: number;
  /** Where it begins */
  start: number;
  /** All that has led there, if it begins anew */
  log: Entry[] | null;
  before: LessonMove[];
  /** As it is when the step is said */
  position: number;
  answers: LessonAnswer[];
  /** Where nothing is asked */
  way: LessonWay | null;
}

export interface LessonStep {
  /** The text lesson-NAME says it */
  name: string;
  /** What it is about: prompt, board, mine, players, log */
  point: string | null;
  /** … and what of the board, as a selector */
  see: string;
  rule: string;
}

/** A whole lesson: every position that can come up, as the learner's seat may know it. */
export interface Lesson {
  game: string;
  title: string;
  seats: number;
  seat: number;
  options: Record<string, string>;
  steps: LessonStep[];
  printed: Record<string, unknown>[];
  positions: Position[];
  scenes: LessonScene[];
}

/**
 * Where a finished game was decided: the move that brought most of what its winner never lost
 * again, and after which they could always expect to win.
 */
export interface Turning {
  /** None: nobody has won, or no move stands out */
  ply: number | null;
  seat: number | null;
  action: Action | null;
  /** In points, too, ever since */
  ahead: boolean;
}

/** A numbered rule, or something else that stands by itself: a paragraph, a table, a list. */
export interface RuleBlock {
  html: string;
  /** Its number; '' if it has none */
  rule: string;
}

export interface RulesPart {
  title: string;
  blocks: RuleBlock[];
}

export interface Rules {
  title: string;
  intro: RuleBlock[];
  parts: RulesPart[];
}

/** A page about this site: what it is, what it keeps, who is thanked. */
export interface Prose {
  html: string;
}

/** What a game says, as a Fluent catalogue: for games that came after the page was built. */
export interface Texts {
  ftl: string;
}

export interface Hello {
  type: 'hello';
  info: TableInfo;
  printed: Record<string, unknown>;
  position: Position | null;
  log: Entry[];
  chat: Words[];
  presence: Presence;
}

export interface Changed {
  type: 'table';
  info: TableInfo;
}

export interface Update {
  type: 'update';
  position: Position;
  log: Entry[];
  clocks: Clock[];
  /** The log is the whole log: a move was taken back */
  rewound: boolean;
}

/** What was said. Anew: whatever else a page has of it may tell of somebody who is gone. */
export interface Chatted {
  type: 'chat';
  chat: Words[];
  anew: boolean;
}

/** Whether the person of a seat is here; if not, since when. */
export interface SeatPresence {
  seat: number;
  here: boolean;
  seen: number | null;
}

/** What some of the others want of a seat that is away. */
export interface Offer {
  seat: number;
  what: 'bot' | 'end';
  level: string;
  /** Of those who are here want it */
  count: number;
  needed: number;
  /** You are among them */
  yours: boolean;
}

export interface Presence {
  type: 'presence';
  /** By the server's clock */
  now: number;
  /** Since when the server has been there: nobody was away for longer; 0: always */
  up: number;
  seats: SeatPresence[];
  offers: Offer[];
  spectators: number;
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

/**
 * The best choices, the first compared with `rival`: with what the person was about to do, or else
 * with the next best that is less good.
 */
export interface Hint {
  type: 'hint';
  seat: number;
  ply: number;
  lines: HintLine[];
  verdict: Verdict;
  rival: Action | null;
  why: Why | null;
}

export interface Pong {
  type: 'pong';
  sent: number;
}

export type ServerMessage = Hello | Changed | Update | Chatted | Presence | Refusal | Hint | Pong;

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
  /** The code of what the person was about to do */
  instead?: number | null;
}

/** One of the two. */
export interface Say {
  type: 'say';
  words?: string;
  phrase?: Phrase | null;
}

export interface Ping {
  type: 'ping';
  sent: number;
}

export type ClientMessage = Act | Undo | AskHint | Say | Ping;
