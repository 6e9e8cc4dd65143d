// The games' pages, by name. A game adds a folder here with a `game.ts`, and a line below.

import type { Component } from 'svelte';
import type { Narrowed } from '../lib/narrowing';
import type { StandingRule } from '../lib/standing.svelte';
import type { Action, GameEvent } from '../lib/types';
import type { Choice } from '../shell/Prompt.svelte';
import { garum } from './garum/game';
import { plain } from './plain/game';
import { quackery } from './quackery/game';

type Part = Component<any>;

export interface GamePage {
  /** The board; my things; a player's panel; the reckoning; a line of the log; the question. */
  Board: Part;
  Mine: Part;
  Player: Part;
  EndScore: Part;
  Event: Part;
  Ask: Part;
  /** For the pages around the table: a picture of the game, and the sign of a seat. */
  Hero: Part;
  Badge: Part;
  /** Where my things lie on a wide screen: beside the board (unless said) or below it. */
  place?: 'beside' | 'below';
  /** Options that few need. */
  tucked: readonly string[];
  /** Fields that need not be picked before confirming. */
  soft: readonly string[];
  /** Choices that are not on the board: they pick a part, or play an action at once. */
  buttons(
    choices: Action[],
    narrowed: Narrowed,
    pick: (part: Record<string, number | string>) => void,
    play: (action: Action) => void,
  ): Choice[];
  /**
   * At one screen, an answer that can be given without lifting the curtain, such as a pass. What
   * it says must not depend on what the seat holds: everybody reads the curtain.
   */
  unseen?(choices: Action[]): { action: Action; label: string } | null;
  /** An answer that the page may give by itself, such as a pass; the person switches it on. */
  standing?: StandingRule;
  /** Facts of an action or a reason, as people count and name them; names may be printed on cards. */
  facts(fields: Record<string, unknown>, printed: any): Record<string, string | number>;
  /** Whether an event begins a new part of the log, and whether it is worth a line. */
  heads(event: GameEvent): boolean;
  worthALine(event: GameEvent, mine: boolean): boolean;
  /** An event without what only another seat may know, where several share a screen. */
  seenBy?(event: GameEvent, seat: number | null): GameEvent;
  /** The seat that an event is about, or null. */
  seatOf(event: GameEvent, view: any): number | null;
  /** Panels beside the seats' own, such as a ghost's. */
  extraSeats(view: any): number[];
  extraName(seat: number): string;
}

export const GAMES: Record<string, GamePage> = { garum, quackery };

/** The page of a game; a plain one while nobody has drawn its board. */
export function pageOf(game: string): GamePage {
  return GAMES[game] ?? plain;
}
