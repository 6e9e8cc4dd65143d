// What people may do at a table besides playing, in words.

import { say } from './texts.svelte';
import type { Allowed, Pace } from './wire';

export type { Allowed };

/** All that can be agreed on. */
export const HELPS = ['hints', 'foretelling', 'take_backs', 'spectators'] as const;

/** What is agreed on at this pace, unless people say otherwise: as `fairness.agreed` in Python. */
export function usual({ kind }: Pace): Allowed {
  return { hints: kind !== 'live', foretelling: true, take_backs: true, spectators: true };
}

/** Two people or more play there, or may sit down; who is alone has nobody to agree with. */
export function amongPeople(chairs: { kind: string }[]): boolean {
  return chairs.filter((one) => one.kind !== 'bot').length > 1;
}

const listed = (allowed: Allowed, yes: boolean): string =>
  HELPS.filter((one) => allowed[one] === yes)
    .map((one) => say(`allowed-${one}`))
    .join(', ');

/** What is allowed, and what not: in a sentence, or in a few words what is not; if that is nothing, that there are
    hints. */
export function allowedInWords(allowed: Allowed, short = false): string {
  const [what, not] = [listed(allowed, true), listed(allowed, false)];
  if (what && not && !short) return say('allowed-said', { what, not });
  const words = not
    ? say('allowed-without', { what: not })
    : say('allowed-with', { what: short ? say('allowed-hints') : what });
  return short ? words : `${words}.`;
}
