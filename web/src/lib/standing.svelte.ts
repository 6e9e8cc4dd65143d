// A standing answer: the page gives it by itself while it is switched on, after a moment whose
// length tells nothing. The server knows nothing about it.

import type { Action } from './types';

export const SHORTEST = 700; // milliseconds: about what bots and quick people take
export const LONGEST = 1600;

/** What a game says about its standing answer. */
export interface StandingRule {
  label(): string;
  /** Where there is no room for the label. */
  short(): string;
  help(): string;
  /** The answer to this question, or null when the person has to decide. */
  answer(choices: Action[], view: any): Action | null;
  /** Once this is another than when it was switched on, it switches itself off. */
  until(view: any, seat: number): string;
}

export class Standing {
  on = $state(false);
  #until = '';

  turnOn(rule: StandingRule, view: unknown, seat: number): void {
    this.#until = rule.until(view, seat);
    this.on = true;
  }

  turnOff(): void {
    this.on = false;
  }

  /** Answer in a moment, if there is something to answer; gives what stops it until then. */
  answer(rule: StandingRule, choices: Action[], view: unknown, seat: number, act: (action: Action) => void): (() => void) | undefined {
    if (!this.on) return undefined;
    if (rule.until(view, seat) !== this.#until) {
      this.turnOff();
      return undefined;
    }
    const action = choices.length ? rule.answer(choices, view) : null;
    if (!action) return undefined;
    const timer = setTimeout(() => act(action), SHORTEST + Math.random() * (LONGEST - SHORTEST));
    return () => clearTimeout(timer);
  }
}
