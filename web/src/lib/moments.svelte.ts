// Great moments hold the stage one after the other, each for as long as its words take to be read.
// No more than a few wait: whatever else there was is told in the list of what happened.

import { settings } from './settings.svelte';
import type { Moment } from './types';

/** Together with the one that is shown. */
export const MOST = 3;
const LEAST = 1600; // milliseconds for the picture
const LETTER = 45; // … and for each letter
const FACTORS = { slow: 1.7, usual: 1, quick: 0.55 } as const;

/** How long a moment is shown. */
export function lengthOf({ title, words }: Moment): number {
  return Math.round(FACTORS[settings.pace] * Math.min(7000, LEAST + LETTER * (title.length + words.length)));
}

export class Moments {
  #waiting = $state.raw<Moment[]>([]);
  /** Somebody is choosing: nothing may cover what they look at. */
  #busy = $state(false);
  /** Somebody's time runs: nothing may keep them from what they are asked. */
  #pressed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The one that holds the stage. */
  readonly now = $derived(this.#busy || this.#pressed ? null : (this.#waiting[0] ?? null));

  tell(moments: Moment[]): void {
    if (!settings.moments || !moments.length) return;
    const began = !this.now;
    this.#waiting = [...this.#waiting, ...moments].slice(0, MOST);
    if (began) this.#begin();
  }

  /** It was seen. */
  dismiss(): void {
    this.#waiting = this.#waiting.slice(1);
    this.#begin();
  }

  clear(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
  }

  /** Whoever begins to choose has seen what was shown; the others wait until they are done. */
  set busy(busy: boolean) {
    if (busy === this.#busy) return;
    if (busy && this.now) this.#waiting = this.#waiting.slice(1);
    this.#busy = busy;
    this.#begin();
  }

  /** What was shown, or would be, waits until the turn is over. */
  set pressed(pressed: boolean) {
    if (pressed === this.#pressed) return;
    this.#pressed = pressed;
    this.#begin();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    if (this.now) this.#timer = setTimeout(() => this.dismiss(), lengthOf(this.now));
  }
}
