// What a game's board and the shell around it tell each other.

/** A legal action as the server sends it: its code, its kind and its fields. */
export type Action = { code: number; kind: string; [field: string]: number | string };

/** A part of the board that was clicked, or the narrowing so far: `{ tile: 3, area: 2 }`. */
export type Part = Record<string, number | string>;

/** Who may know the secret fields of an event. */
export interface Only {
  seat: number;
  fields: string[];
}

/** Something that happened, as far as this seat may know it. */
export type GameEvent = { event: string; only?: Only; [field: string]: number | string | null | undefined | Only };

/** What every game's view says; the rest of it only the game knows. */
export interface GameView {
  /** Null when the game is over. */
  asked?: unknown;
  scores?: number[];
  winners?: number[];
  ranks?: number[];
}

/** A button for a choice that is not on the board. */
export interface Choice {
  label: string;
  onclick: () => void;
  pressed?: boolean;
  /** What is done most often here, or what a hint has chosen: while it is lit there is nothing to confirm. */
  primary?: boolean;
}

/** A line of the log: something that happened in the game, or what is said of who plays. */
export interface LogLine {
  id: number;
  event?: GameEvent;
  said?: string;
  head: boolean;
  mine: boolean;
  fresh: boolean;
}

/** Something great that happened, in words; what the game's picture of it needs to know. */
export interface Moment<Shown = unknown> {
  title: string;
  words: string;
  /** Glad or sad; neither unless said. */
  mood?: 'glad' | 'sad';
  shows: Shown;
}

/** Why something cannot be clicked: the rule's number and the reason in words. */
export interface Reason {
  rule: string;
  text: string;
}
