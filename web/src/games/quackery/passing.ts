// Passing by itself: more than half of what a quack is asked is answered with a pass. Decided by what
// everybody sees it shows nothing of a hand; the one way that asks the hand says so where it is chosen.

import type { StandingRules } from '../../lib/standing.svelte';
import type { Action, GameEvent } from '../../lib/types';
import { fateOf, remedyOf, roundOf, windowOf } from './board';
import type { AskedToRespond, Entry, Printed, View } from './types';
import { say } from './words';

export function passOf(choices: Action[]): Action | null {
  return choices.find((action) => action.kind === 'pass') ?? null;
}

/** Nobody has answered the treatment. */
export function isUnanswered(window: AskedToRespond): boolean {
  return window.entries.length === 1;
}

/** What concerns nobody but whoever it happens to, or tells no more than the landing does. */
const OF_COURSE = ['passed', 'moved', 'landing', 'drew'];

/** Whether what lies on the table may concern this seat, as far as one can tell. */
export function touches(window: AskedToRespond, seat: number, printed: Printed, passed: GameEvent[] = []): boolean {
  const { entries, stands, landing } = window;
  const own = entries.findIndex((entry) => entry.seat === seat);
  return (
    fateOf(landing) !== null ||
    (own >= 0 && entries.some((entry, place) => place > own && entry.seat !== seat)) ||
    entries.some((entry, place) => stands[place] && entry.seat !== seat && isAbout(entry, seat, printed)) ||
    passed.some(({ event, seat: whose, player }) => !OF_COURSE.includes(event) && (whose === seat || player === seat))
  );
}

/** A card about this seat, or about everybody; what moves humours alone is about the patient. */
function isAbout({ remedy, player }: Entry, seat: number, printed: Printed): boolean {
  return player === seat || !!remedyOf(printed, remedy)?.on_others;
}

/** What a rule may look at. */
interface Asked {
  choices: Action[];
  window: AskedToRespond;
  seat: number;
  printed: Printed;
  /** What would surely follow from a pass. */
  passed: GameEvent[] | undefined;
}

/** A rule that passes in the window, where it holds. */
function rule(key: string, holds: (asked: Asked) => boolean, until?: (view: View, seat: number) => string) {
  return {
    key,
    label: () => say(`quackery-standing-${key}`),
    help: () => say(`quackery-standing-${key}-help`),
    answer(choices: Action[], view: View, seat: number, foretold: Record<string, GameEvent[]>, printed: Printed) {
      const window = windowOf(view);
      const pass = passOf(choices);
      return window && pass && holds({ choices, window, seat, printed, passed: foretold[pass.code] }) ? pass : null;
    },
    ...(until && { until }),
  };
}

export const standing: StandingRules<View, Printed> = {
  title: () => say('quackery-standing'),
  short: () => say('quackery-standing-short'),
  none: () => say('quackery-standing-none'),
  rules: [
    rule('unanswered', ({ window }) => isUnanswered(window)),
    {
      ...rule('untouched', ({ window, seat, printed, passed }) => !touches(window, seat, printed, passed)),
      foresees: true,
    },
    rule('unable', ({ choices }) => choices.length === 1),
    // Until I treat again, or another patient comes.
    rule(
      'treatment',
      () => true,
      (view, seat) => `${view.patient}:${roundOf(view, seat)}`,
    ),
    rule(
      'patient',
      () => true,
      (view) => `${view.patient}`,
    ),
  ],
};
