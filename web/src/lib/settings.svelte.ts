// How a person likes the page to behave: chosen on the page of settings, remembered on this device.
// What is seen before the first paint (light, motion) is applied by `public/assets/early.js`, too.

import { forget, recall, remember } from './memory';

export const MOTIONS = ['full', 'less', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Milliseconds that each move of a replay is shown for. */
export const PACES = { slow: 1800, usual: 900, quick: 400 } as const;
export type Pace = keyof typeof PACES;

const LETTERS = { slow: 70, usual: 40, quick: 18 } as const; // milliseconds for each of what is to be read
const LONGEST = 9000;

/** Milliseconds that a move is shown for, if so many letters tell it. */
export function timeToRead(letters: number): number {
  return Math.max(PACES[settings.pace], Math.min(LONGEST, LETTERS[settings.pace] * letters));
}

/** What was chosen, if it is still among these. */
export function chosen<Choice extends string>(key: string, choices: readonly Choice[]): Choice | null {
  const found = recall(key);
  return choices.find((one) => one === found) ?? null;
}

const reduced = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #motion = $state(chosen('motion', MOTIONS));
  #pace = $state(chosen('pace', Object.keys(PACES) as Pace[]) ?? 'usual');
  #confirm = $state(recall('confirm') !== 'no');
  #moments = $state(recall('moments') !== 'no');
  #chat = $state(recall('chat') !== 'no');
  #spectators = $state(recall('spectators') !== 'no');

  /** How much moves; null: what the device prefers. */
  get motion(): Motion | null {
    return this.#motion;
  }

  set motion(value: Motion | null) {
    this.#motion = value;
    if (value) remember('motion', value);
    else forget('motion');
    this.apply();
  }

  /** How fast moves follow one another, at a table and in a replay, and how long a moment stays. */
  get pace(): Pace {
    return this.#pace;
  }

  set pace(value: Pace) {
    this.#pace = value;
    remember('pace', value);
  }

  /** The next speed; after the quickest comes the slowest. */
  hasten(): void {
    const all = Object.keys(PACES) as Pace[];
    this.pace = all[(all.indexOf(this.#pace) + 1) % all.length]!;
  }

  /** Whether great moments hold the stage. */
  get moments(): boolean {
    return this.#moments;
  }

  set moments(value: boolean) {
    this.#moments = value;
    remember('moments', value ? 'yes' : 'no');
  }

  /** Whether a move that was chosen is asked about once more. */
  get confirm(): boolean {
    return this.#confirm;
  }

  set confirm(value: boolean) {
    this.#confirm = value;
    remember('confirm', value ? 'yes' : 'no');
  }

  /** Whether the chat of a table is shown. */
  get chat(): boolean {
    return this.#chat;
  }

  set chat(value: boolean) {
    this.#chat = value;
    remember('chat', value ? 'yes' : 'no');
  }

  /** Whether a player reads what spectators say. */
  get spectators(): boolean {
    return this.#spectators;
  }

  set spectators(value: boolean) {
    this.#spectators = value;
    remember('spectators', value ? 'yes' : 'no');
  }

  /** For everything that moves, in CSS and in `motion.ts`. */
  apply(): void {
    document.documentElement.dataset.motion = this.#motion ?? (reduced?.matches ? 'none' : 'full');
  }
}

export const settings = new Settings();

if (typeof document !== 'undefined') {
  settings.apply();
  reduced?.addEventListener('change', () => settings.apply());
}
