// The games' pages. A game is a folder here, found by its files: `cover.ts` for the pages around
// the table, `game.ts` for the table itself, `moments.ts` for what holds the stage there, `rules.ts` for the
// rules page. Each is fetched when it is needed.

import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { Problem } from '../lib/api';
import type { Narrowed } from '../lib/narrowing';
import type { StandingRules } from '../lib/standing.svelte';
import { fetchTexts, say } from '../lib/texts.svelte';
import type { Action, GameEvent, Moment } from '../lib/types';
import type { Choice } from '../shell/Prompt.svelte';

type Part = Component<any>;

/** What the lobby shows of a game. It is fetched for every game of the house: keep it light. */
export interface GameCover {
  /** A picture of the game, 692 by 444, which a table does without; the sign of a seat. */
  Hero: () => Promise<{ default: Part }>;
  Badge: Part;
  /** Options that few need. */
  tucked: readonly string[];
  /** How many of a hundred games of two each level of bots wins against the one below, as far as it
      was measured (docs/players.md); or else against another one, in a hurry. */
  beats?: Readonly<Record<string, number | { hurried: number; against: string }>>;
}

export interface GamePage {
  /** The board; my things; a player's panel; the reckoning, fetched when it comes to that. */
  Board: Part;
  Mine: Part;
  Player: Part;
  EndScore: () => Promise<{ default: Part }>;
  /** The facts of prompts and events that are drawn instead of said, and what draws one. */
  pictured?: readonly string[];
  Fact?: Part;
  /** Where my things lie on a wide screen: beside the board (unless said) or below it. */
  place?: 'beside' | 'below';
  /** Fields that need not be picked before confirming. */
  soft: readonly string[];
  /** Choices that are not on the board: they pick a part, or play an action at once. Those that come
      while something is being picked come first: the last ones stay where they are. */
  buttons(
    choices: Action[],
    narrowed: Narrowed,
    pick: (part: Record<string, number | string>) => void,
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
  standing?: StandingRules;
  /** Facts of an action or a reason, as people count and name them; names may be printed on cards. */
  facts(fields: Record<string, unknown>, printed: any): Record<string, string | number>;
  /** Whether an event begins a new part of the log, and whether it is worth a line. */
  heads(event: GameEvent): boolean;
  worthALine(event: GameEvent, mine: boolean): boolean;
  /** The seat that an event is about, or null. */
  seatOf(event: GameEvent, view: any): number | null;
  /** A move after which it is as before, such as a pass: one's last turn was an earlier one. */
  idle?(event: GameEvent): boolean;
  /** Once it is over: by what it was won, in words, where it is not by points alone. */
  decided?(view: any, printed: any): string | null;
  /** Panels beside the seats' own, such as a ghost's. */
  extraSeats(view: any): number[];
  extraName(seat: number): string;
}

/** A small board on the rules page, drawn with the parts of the real one: its props are `printed`, the
    game's `words`, and `step`, from 1. */
interface Example {
  /** Of its texts: `guide-KEY` is the title, `guide-KEY-1` what the first step says, and
      `guide-KEY-figure`, if there is such a text, what is seen for those who do not see it. */
  key: string;
  Figure: Part;
  /** More than one: one can step through it. */
  steps: number;
  /** As broad as it can be: its words stand below it. */
  wide?: boolean;
}

/** A chapter tells one idea: `guide-KEY` is its title, `guide-KEY-text` what it says. */
export interface Chapter extends Partial<Example> {
  key: string;
  /** The numbered rules that it is about: they are folded below it. */
  rules: readonly string[];
  /** Worked examples, after the chapter's own figure. */
  examples?: readonly Example[];
}

/** What the rules page shows before the numbered rules. Its texts are in `texts/rules/`. */
export interface RulesBook {
  /** The first screen (`printed`, `words`): how one wins, a turn in a picture, what scores. */
  Glance: Part;
  chapters: readonly Chapter[];
  /** What lies in the box of the set in play (`printed`, `words`); in words, unless given. */
  Components?: Part;
}

/** What is known where something happened. */
export interface Happening {
  view: any;
  printed: any;
  names: string[];
  /** All that this move brought. */
  events: GameEvent[];
  /** Whose eyes look on; null: a spectator's. */
  seat: number | null;
}

/** A game's great moments: `moments.ts`, fetched once the table is there. */
export interface GameMoments {
  /** What a moment shows, with the game's own parts: `shows`, `printed`, `names`. */
  Picture: Part;
  /** The moment that an event is, or null. */
  of(event: GameEvent, happening: Happening): Moment | null;
}

const covers = import.meta.glob<GameCover>('./*/cover.ts', { import: 'cover' });
const pages = import.meta.glob<GamePage>('./*/game.ts', { import: 'game' });
const plain = (game: string) => import('../shell/plain/game').then((one) => one.plain(game));

const shown = new SvelteMap<string, GameCover>();

/** Whether somebody has drawn a page for this game. */
export function hasPage(game: string): boolean {
  return `./${game}/game.ts` in pages;
}

/** The cover of a game, once it was fetched and if it has one. */
export function coverOf(game: string): GameCover | undefined {
  return shown.get(game);
}

export function fetchCover(game: string): Promise<void> {
  return fetched(async () => {
    const [cover] = await Promise.all([covers[`./${game}/cover.ts`]?.(), fetchTexts(game, 'lobby')]);
    if (cover) shown.set(game, cover);
  });
}

/** The page of a game with all that belongs to it; a plain one while nobody has drawn its board. */
export function fetchGame(game: string): Promise<GamePage> {
  return fetched(async () => {
    const page = pages[`./${game}/game.ts`] ?? (() => plain(game));
    const [found] = await Promise.all([page(), fetchTexts(game, 'table'), fetchCover(game)]);
    return found;
  });
}

/** A part of the page; a `Problem` in words when it cannot be had. */
export async function fetched<Part>(fetching: () => Promise<Part>): Promise<Part> {
  try {
    return await fetching();
  } catch (error) {
    if (error instanceof Problem) throw error;
    console.warn(error);
    throw new Problem('unfetched', say('refused-unfetched'));
  }
}
