// A standing answer: the page gives it by itself while it is chosen, after a moment whose length
// tells nothing. The server knows nothing about it; this browser remembers it, table by table.

import { forget, recall, remember } from './memory';
import type { Action, GameEvent, GameView } from './types';

export const SHORTEST = 700; // milliseconds: about what bots and quick people take
export const LONGEST = 1600;

/** A standing answer of a game. */
export interface StandingRule<View = GameView, Printed = unknown> {
  key: string;
  label(): string;
  help(): string;
  /**
   * The answer to this question, or null when the person has to decide. Where it depends on what only this
   * person holds, the time of an answer may show that to the others: its help has to say so.
   */
  answer(
    choices: Action[],
    view: View,
    seat: number,
    foretold: Record<string, GameEvent[]>,
    printed: Printed,
  ): Action | null;
  /** It needs to know what would surely follow: there is none at a table without previews. */
  foresees?: boolean;
  /** Once this is another than when it was chosen, it is chosen no more. Else it stays until it is changed. */
  until?(view: View, seat: number): string;
}

/** What a game says about its standing answers. */
export interface StandingRules<View = GameView, Printed = unknown> {
  title(): string;
  /** Where there is no room for the title. */
  short(): string;
  /** Nothing is answered by itself. */
  none(): string;
  rules: readonly StandingRule<View, Printed>[];
}

export class Standing {
  rule = $state.raw<StandingRule | null>(null);
  #until = '';
  #place: string;

  constructor(table: string) {
    this.#place = `standing-${table}`;
  }

  /** What was chosen before the page was opened anew. */
  recall(rules: readonly StandingRule[]): void {
    const [key, until = ''] = recall(this.#place)?.split(' ') ?? [];
    this.rule = rules.find((one) => one.key === key) ?? null;
    this.#until = until;
  }

  choose(rule: StandingRule | null, view: GameView, seat: number): void {
    this.rule = rule;
    this.#until = rule?.until?.(view, seat) ?? '';
    if (rule) remember(this.#place, `${rule.key} ${this.#until}`);
    else forget(this.#place);
  }

  /** Answer in a moment, if there is something to answer; gives what stops it until then. */
  answer(
    choices: Action[],
    view: GameView,
    seat: number,
    foretold: Record<string, GameEvent[]>,
    act: (action: Action) => void,
    printed?: unknown,
  ): (() => void) | undefined {
    const { rule } = this;
    if (!rule) return undefined;
    if ((rule.until?.(view, seat) ?? '') !== this.#until) {
      this.choose(null, view, seat);
      return undefined;
    }
    const action = choices.length ? rule.answer(choices, view, seat, foretold, printed) : null;
    if (!action) return undefined;
    const timer = setTimeout(() => act(action), SHORTEST + Math.random() * (LONGEST - SHORTEST));
    return () => clearTimeout(timer);
  }
}
