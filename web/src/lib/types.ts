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
export interface Moment {
  title: string;
  words: string;
  /** Glad or sad; neither unless said. */
  mood?: 'glad' | 'sad';
  shows: any;
}

/** Why something cannot be clicked: the rule's number and the reason in words. */
export interface Reason {
  rule: string;
  text: string;
}

/** The props that every game's `Board.svelte` takes. */
export interface BoardProps<View, Printed> {
  view: View;
  printed: Printed;
  /** The seat that looks on; null for a spectator. */
  seat: number | null;
  /** The legal actions of the seat, empty when it is not asked. */
  choices: Action[];
  /** By the code of each: what would surely follow. */
  foretold: Record<string, GameEvent[]>;
  /** The narrowing so far. */
  picked: Part;
  /** What happened since this seat's last action. */
  marks: GameEvent[];
  /** The players' names, by seat. */
  names: string[];
  onpick: (part: Part) => void;
  /** The choice is complete and the player says so on the board. */
  onconfirm?: () => void;
  /** Go one step back. */
  onback?: () => void;
  /** Asked when a part cannot be clicked; the board shows the answer next to it. */
  why?: (part: Part) => Reason | null;
  /** What cannot be done was clicked: the answer, for the page to show with its rule. */
  onwhy?: (reason: Reason | null) => void;
}
