// What happened since one's last turn: the moves, and the positions after them to look at again.

import { timeToRead } from './settings.svelte';
import type { GameEvent, GameView } from './types';
import type { Entry, Position } from './wire';

/** A position that was told, and after which move. */
export interface Kept {
  ply: number;
  position: Position;
}

/** A move, and how it looked after it. */
export interface Step {
  ply: number;
  events: GameEvent[];
  view: GameView;
}

const NOBODY = -1;
const LATELY = 12; // moves, for whoever has no turn of their own

/** What players without a person do after a seat's move is told with it, but is none of it: it stands as a
    move by itself. `theirs` knows such an event. */
export function apart(log: readonly Entry[], seat: number | null, theirs: (event: GameEvent) => boolean): Entry[] {
  return log.flatMap((move) => {
    const at = move.seat === seat ? move.events.findIndex(theirs) : -1;
    return at < 0
      ? [move]
      : [
          { ...move, events: move.events.slice(0, at) },
          { ...move, seat: NOBODY, events: move.events.slice(at) },
        ];
  });
}

/** The moves since a seat's last turn, of which the last move comes first; if nobody else has moved
    yet, since the turn before. A turn may be several moves. */
export function sinceLastTurn(
  log: readonly Entry[],
  seat: number | null,
  idle: (event: GameEvent) => boolean = () => false,
): Entry[] {
  const moves = log.filter((one) => one.ply > 0);
  if (seat === null) return moves.slice(-LATELY);
  const mine = moves.map((one) => one.seat === seat && !(one.events[0] && idle(one.events[0])));
  const turns = mine.flatMap((own, at) => (own && !mine[at - 1] ? [at] : []));
  const others = mine.slice(turns.at(-1)).some((own) => !own);
  let first = turns.at(others ? -1 : -2) ?? 0;
  while (mine[first] && mine[first + 1]) first += 1;
  return moves.slice(first);
}

/** The positions after these moves, as the seat has seen them; null if they were not all told here. */
export function stepsOf(moves: readonly Entry[], kept: readonly Kept[], seat: number | null): Step[] | null {
  if (moves.length && (kept[0]?.ply ?? Infinity) > moves[0]!.ply) return null;
  const found: Step[] = [];
  for (const { ply, events } of moves) {
    const position = kept.find((one) => one.ply >= ply)?.position;
    const seen = seat === null ? position?.watching : position?.seats[String(seat)];
    if (!seen) return null;
    found.push({ ply, events, view: seen.view });
  }
  return found;
}

export class LookBack {
  /** The list is shown. */
  open = $state(false);
  playing = $state(false);
  #steps = $state.raw<Step[]>([]);
  #at = $state(-1);

  /** What is on the board instead of the game as it stands; null: nothing is. */
  readonly step = $derived<Step | null>(this.#steps[this.#at] ?? null);
  /** It is the one of so many. */
  readonly place = $derived({ step: this.#at + 1, steps: this.#steps.length });

  /** Show the position after this move, and, if wanted, those after it one by one. */
  look(steps: Step[], ply: number, playing: boolean): void {
    this.#steps = steps;
    this.#at = steps.findIndex((one) => one.ply === ply);
    this.playing = playing;
  }

  /** The next one when this one was read, which so many letters tell; after the last, the game as it stands. Gives
      what stops it. */
  follow(letters = 0): () => void {
    const timer = setTimeout(() => {
      if (this.#at + 1 < this.#steps.length) this.#at += 1;
      else this.now();
    }, timeToRead(letters));
    return () => clearTimeout(timer);
  }

  /** Back to the game as it stands. */
  now(): void {
    this.#steps = [];
    this.#at = -1;
    this.playing = false;
  }

  close(): void {
    this.now();
    this.open = false;
  }
}
