// Choosing one of the legal actions: what was picked of it so far, what that leaves, and why what was
// clicked cannot be done. A table and a lesson choose alike.

import type { GamePage } from './contract';
import { back, matches, narrow, offers, pick } from './narrowing';
import { begin } from './reasons';
import { settings, timeToRead } from './settings.svelte';
import type { Words } from './texts.svelte';
import type { Action, Choice, Part, Reason } from './types';
import type { Question } from './wire';

const LEAST = 3000; // milliseconds for what is told of a click that did nothing

/** What there is to choose from now. */
export interface Offered {
  choices: Action[];
  /** What can be done first: a menu's, and a hint's. */
  asides?: Action[];
  question: Question | null;
  page: GamePage | undefined;
  words: Words;
  printed: unknown;
}

export class Choosing {
  picked = $state.raw<Part>({});
  #reason = $state.raw<Reason | null>(null);
  #going: ReturnType<typeof setTimeout> | undefined;
  #taken: Part | null = null;
  readonly narrowed = $derived.by(() => {
    const { choices, asides = [], page } = this.offered();
    const hinted = this.picked === this.#taken && !offers(choices, this.picked);
    return narrow(hinted ? asides : choices, this.picked, page?.soft ?? []);
  });

  constructor(
    private readonly offered: () => Offered,
    private readonly play: (action: Action) => void,
  ) {}

  /** Why what was clicked last cannot be done: told for as long as it takes to be read. */
  get reason(): Reason | null {
    return this.#reason;
  }

  set reason(reason: Reason | null) {
    this.#reason = reason;
    clearTimeout(this.#going);
    if (reason) this.#going = setTimeout(() => (this.#reason = null), LEAST + timeToRead(2 * reason.text.length));
  }

  /** Whoever presses somewhere else has read it. */
  readonly hush = ({ target }: Event): void => {
    if (this.#reason && !(target as Element).closest('a')) this.reason = null;
  };

  readonly pick = (part: Part): void => {
    this.reason = null;
    this.picked = pick(this.offered().choices, this.picked, part);
    if (!settings.confirm && this.#decided()) this.confirm();
  };

  /** Nothing is left to choose, nor to turn: what need not be picked can be tried, one after the other. */
  #decided(): boolean {
    const { choices, page } = this.offered();
    const firm = Object.entries(this.picked).filter(([field]) => !page?.soft.includes(field));
    return choices.filter((action) => matches(action, Object.fromEntries(firm))).length === 1;
  }

  /** What was taken as a whole goes as a whole. */
  readonly back = (): void => {
    this.picked = this.picked === this.#taken ? {} : back(this.picked, this.offered().page?.soft ?? []);
  };

  readonly confirm = (): void => {
    if (this.narrowed.action) this.play(this.narrowed.action);
  };

  /** What the game offers beside the board. The only answer there is says itself what it is; then there is nothing to
      confirm. */
  buttons(found: Choice[]): Choice[] {
    const { choices, page, words, printed } = this.offered();
    const [only] = choices;
    if (!only || choices.length > 1 || !page || Object.keys(this.picked).length) return found;
    if (found.length) return found.map((one) => ({ ...one, primary: true }));
    return [
      {
        label: begin(words.say(`action-${only.kind}`, page.facts(only, printed))),
        onclick: () => this.play(only),
        primary: true,
      },
    ];
  }

  /** What is picked is what was taken as a whole. */
  get taken(): boolean {
    return this.picked === this.#taken;
  }

  /** As if this had been picked, part by part. */
  take({ code: _, ...fields }: Action): void {
    this.picked = this.#taken = fields;
  }

  /** Something else is asked. */
  drop(): void {
    this.picked = {};
    this.reason = null;
  }

  readonly why = (part: Part): Reason | null => {
    const { question, page, words, printed } = this.offered();
    const found = question?.blocked.find((one) => matches({ code: 0, kind: '', ...one.what }, part));
    if (!found || !page) return null;
    return { rule: found.rule, text: words.say(found.reason.key, page.facts(found.reason.facts, printed)) };
  };
}
