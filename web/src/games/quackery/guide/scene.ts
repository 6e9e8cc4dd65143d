// Small positions for the rules to look at: a patient, what was played, and nothing hidden.

import type { Words } from '../../../lib/texts.svelte';
import type { Entry, Printed, Quack, Use, View } from '../types';

export const [BLACK, BLOOD, PHLEGM, YELLOW] = [0, 1, 2, 3] as const;
export const [ADA, BEN, CLEO] = [0, 1, 2] as const;
export const WELL = 3; // the place of balance

export function names(words: Words): string[] {
  return ['Ada', 'Ben', words.say('guide-cleo')];
}

/** The card of this name; in somebody's own set, where it is missing, another of its kind. */
export function card(printed: Printed, id: string, use: Use): number {
  const found = printed.cards.findIndex((one) => one.id === id);
  return found < 0 ? printed.cards.findIndex((one) => one.use === use) : found;
}

/** The place of the patient with this value. */
export function worth(printed: Printed, value: number): number {
  return Math.max(
    0,
    printed.patients.findIndex((one) => one.value === value),
  );
}

/** Somebody plays something; the basic treatment, unless it is said what. */
export function plays(seat: number, what: Partial<Entry>): Entry {
  return { seat, remedy: -1, humour: -1, other: -1, way: -1, player: -1, target: -1, ...what };
}

/** How the humours stand: all balanced but these. */
export function standing(others: Partial<Record<number, number>>): number[] {
  return [BLACK, BLOOD, PHLEGM, YELLOW].map((humour) => others[humour] ?? WELL);
}

export interface Window {
  entries: Entry[];
  /** Those that were cancelled, by place. */
  void?: number[];
  /** Where the humours would land, and whose doing that would be. */
  landing: number[];
  by?: Partial<Record<number, number>>;
  asked: number;
  passes?: number;
}

/** A patient in bed; with a window, something is being played on it. */
export function scene(status: number[], window: Window | null = null, more: Partial<View> = {}): View {
  const quack: Quack = {
    hand: [],
    hand_size: 2,
    limit: 2,
    cured: [],
    succumbed: [],
    score: 0,
    character: -1,
    agenda: null,
    progress: null,
  };
  return {
    patient: 0,
    status,
    turns: 3,
    patience: 36,
    diagnosing: ADA,
    treating: ADA,
    coming: [],
    infection: [0, 0, 0, 0],
    pile: 20,
    discards: [],
    played: [],
    players: [quack, quack, quack],
    asked: window
      ? {
          to: 'respond',
          waits_for: window.asked < 0 ? [] : [window.asked],
          passes: window.passes ?? 0,
          used: [],
          entries: window.entries,
          stands: window.entries.map((_, place) => !window.void?.includes(place)),
          landing: window.landing,
          culprits: [BLACK, BLOOD, PHLEGM, YELLOW].map((humour) => window.by?.[humour] ?? -1),
        }
      : { to: 'treat', waits_for: [ADA] },
    victor: -1,
    scores: [],
    winners: [],
    ...more,
  };
}
