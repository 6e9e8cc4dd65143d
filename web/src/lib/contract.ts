// What a game's page and the pages of the house give each other. A game is a folder of `games`: its
// `cover.ts` gives a `GameCover`, its `game.ts` a `GamePage`, its `moments.ts` `GameMoments`, its
// `rules.ts` a `RulesBook`. `View` and `Printed` are the game's own types, made from the engine's. The
// house knows no more of a view than `GameView`, and nothing of what is printed.

import type { Component } from 'svelte';
import type { Narrowed } from './narrowing';
import type { StandingRules } from './standing.svelte';
import type { Words } from './texts.svelte';
import type { Action, Choice, GameEvent, GameView, Moment, Part, Reason } from './types';

/** A part that is fetched when it is needed. */
type Fetched<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** What all the parts of a table see. */
interface Seen<View, Printed> {
  view: View;
  printed: Printed;
  /** The players' names, by seat. */
  names: string[];
}

export interface MineProps<View, Printed> extends Seen<View, Printed> {
  /** The seat that looks on; null for a spectator. */
  seat: number | null;
  /** The legal actions of the seat, empty when it is not asked. */
  choices: Action[];
  /** By the code of each: what would surely follow. */
  foretold: Record<string, GameEvent[]>;
  /** The narrowing so far. */
  picked: Part;
  onpick: (part: Part) => void;
  /** The choice is complete and the player says so. */
  onconfirm?: () => void;
  /** Asked when a part cannot be clicked; the answer is shown next to it. */
  why?: (part: Part) => Reason | null;
  /** What cannot be done was clicked: the answer, for the page to show with its rule. */
  onwhy?: (reason: Reason | null) => void;
}

export interface BoardProps<View, Printed> extends MineProps<View, Printed> {
  /** What happened since this seat's last action. */
  marks: GameEvent[];
  /** Go one step back. */
  onback?: () => void;
  /** A line to show, of which the reckoning speaks. */
  line?: number | null;
}

export interface PlayerProps<View, Printed> extends Omit<Seen<View, Printed>, 'names'> {
  /** From the number of players on, and below 0: the game's extra seats. */
  seat: number;
  name: string;
  /** It is the seat that looks on. */
  me: boolean;
  /** Short: for the strip of a phone. */
  short?: boolean;
  choices?: Action[];
  picked?: Part;
  onpick?: (part: Part) => void;
}

export interface EndScoreProps<View, Printed> extends Seen<View, Printed> {
  /** The seat that looks on; null for a spectator. */
  seat: number | null;
  /** A line that is looked at; null when none is. */
  online: (line: number | null) => void;
  /** The board is to be seen. */
  onshow?: () => void;
}

export interface FactProps<View, Printed> extends Seen<View, Printed> {
  /** Which fact of the sentence, what it is, and what the sentence says besides. */
  name: string;
  value: unknown;
  fields: Record<string, unknown>;
  /** The sentence begins with it. */
  first: boolean;
  /** The sentence stands inside another one. */
  within: boolean;
}

export interface BadgeProps {
  seat: number;
  seats: number;
  options: Record<string, string>;
  size: string;
  /** Nobody sits there yet. */
  empty?: boolean;
}

/** What the lobby shows of a game. It is fetched for every game of the house: keep it light. */
export interface GameCover {
  /** A picture of the game, 692 by 444, which a table does without; the sign of a seat. */
  Hero: Fetched<Record<string, never>>;
  Badge: Component<BadgeProps>;
  /** Options that few need. */
  tucked: readonly string[];
  /** How many of a hundred games of two each level of bots wins against the one below, as far as it
      was measured (docs/players.md); or else against another one, in a hurry. */
  beats?: Readonly<Record<string, number | { hurried: number; against: string }>>;
}

export interface GamePage<View = GameView, Printed = unknown> {
  /** The board; my things; a player's panel; the reckoning, fetched when it comes to that. */
  Board: Component<BoardProps<View, Printed>>;
  Mine: Component<MineProps<View, Printed>>;
  Player: Component<PlayerProps<View, Printed>>;
  EndScore: Fetched<EndScoreProps<View, Printed>>;
  /** The facts of prompts and events that are drawn instead of said, and what draws one. */
  pictured?: readonly string[];
  Fact?: Component<FactProps<View, Printed>>;
  /** Where my things lie on a wide screen: beside the board (unless said) or below it. */
  place?: 'beside' | 'below';
  /** Fields that need not be picked before confirming. */
  soft: readonly string[];
  /** Choices that are not on the board: they pick a part, or play an action at once. Those that come
      while something is being picked come first: the last ones stay where they are. */
  buttons(
    choices: Action[],
    narrowed: Narrowed,
    pick: (part: Part) => void,
    play: (action: Action) => void,
    /** What is asked, by the key of its sentence. */
    asked?: string,
  ): Choice[];
  /**
   * At one screen, an answer that can be given without lifting the curtain, such as a pass. What
   * it says must not depend on what the seat holds: everybody reads the curtain.
   */
  unseen?(choices: Action[]): { action: Action; label: string } | null;
  /** Answers that the page may give by itself, such as a pass; the person chooses one, or none. */
  standing?: StandingRules<View, Printed>;
  /** Facts of an action or a reason, as people count and name them; names may be printed on cards. */
  facts(fields: Record<string, unknown>, printed: Printed): Record<string, string | number>;
  /** Whether an event begins a new part of the log, and whether it is worth a line. */
  heads(event: GameEvent): boolean;
  worthALine(event: GameEvent, mine: boolean): boolean;
  /** The seat that an event is about, or null. */
  seatOf(event: GameEvent, view: View): number | null;
  /** A move after which it is as before, such as a pass: one's last turn was an earlier one. */
  idle?(event: GameEvent): boolean;
  /** Once it is over: by what it was won, in words, where it is not by points alone. */
  decided?(view: View, printed: Printed): string | null;
  /** Panels beside the seats' own, such as a ghost's. */
  extraSeats(view: View): number[];
  extraName(seat: number): string;
}

/** What a figure of the rules page gets: the parts of the box, the game's words, and a step, from 1. */
export interface FigureProps<Printed> {
  printed: Printed;
  words: Words;
  step: number;
}

/** A small board on the rules page, drawn with the parts of the real one. */
interface Example<Printed> {
  /** Of its texts: `guide-KEY` is the title, `guide-KEY-1` what the first step says, and
      `guide-KEY-figure`, if there is such a text, what is seen for those who do not see it. */
  key: string;
  Figure: Component<FigureProps<Printed>>;
  /** More than one: one can step through it. */
  steps: number;
  /** As broad as it can be: its words stand below it. */
  wide?: boolean;
}

/** A chapter tells one idea: `guide-KEY` is its title, `guide-KEY-text` what it says. */
export interface Chapter<Printed = unknown> extends Partial<Example<Printed>> {
  key: string;
  /** The numbered rules that it is about: they are folded below it. */
  rules: readonly string[];
  /** Worked examples, after the chapter's own figure. */
  examples?: readonly Example<Printed>[];
}

/** What the rules page shows before the numbered rules. Its texts are in `texts/rules/`. */
export interface RulesBook<Printed = unknown> {
  /** The first screen: how one wins, a turn in a picture, what scores. */
  Glance: Component<Omit<FigureProps<Printed>, 'step'>>;
  chapters: readonly Chapter<Printed>[];
  /** What lies in the box of the set in play; in words, unless given. */
  Components?: Component<Omit<FigureProps<Printed>, 'step'>>;
}

/** What is known where something happened. */
export interface Happening<View, Printed> extends Seen<View, Printed> {
  /** All that this move brought. */
  events: GameEvent[];
  /** Whose eyes look on; null: a spectator's. */
  seat: number | null;
}

/** A game's great moments: `moments.ts`, fetched once the table is there. */
export interface GameMoments<View = GameView, Printed = unknown, Shown = unknown> {
  /** What a moment shows, with the game's own parts. */
  Picture: Component<{ shows: Shown; printed: Printed; names: string[] }>;
  /** The moment that an event is, or null. */
  of(event: GameEvent, happening: Happening<View, Printed>): Moment<Shown> | null;
}
