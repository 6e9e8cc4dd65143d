// What only I may do, not a thief with my cookie: for that I show a key of mine first.

import { Problem } from './api';
import { speech } from './texts.svelte';

class Proof {
  /** What waits for a key to be shown; the page about me asks for it. */
  asked = $state.raw<((shown: boolean) => void) | null>(null);
  /** One was shown, and it did not do. */
  young = $state(false);

  answer(shown: boolean): void {
    this.asked?.(shown);
    this.asked = null;
  }
}

export const proof = new Proof();

/** Do what only I may; null: the server asked for a proof, and I did not show one. */
export async function proven<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  for (proof.young = false; ; proof.young = true) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem && error.error === 'unproven')) throw error;
      if (!(await new Promise<boolean>((answer) => (proof.asked = answer)))) return null;
    }
  }
}

/** A key that is too new to guard the others. */
export function isYoung(guards: number | null): boolean {
  return guards !== null && guards > Date.now();
}

export function day(time: number): string {
  return new Date(time).toLocaleDateString(speech.language, { day: 'numeric', month: 'long', year: 'numeric' });
}
