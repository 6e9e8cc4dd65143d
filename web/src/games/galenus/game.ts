// What the shell needs to know about Galenus.

import type { GamePage } from '../../lib/contract';
import { offers } from '../../lib/narrowing';
import type { Action, Choice } from '../../lib/types';
import Board from './Board.svelte';
import Fact from './Fact.svelte';
import Mine from './Mine.svelte';
import Player from './Player.svelte';
import { wonByWorks } from './board';
import type { Printed, View } from './types';
import { factsOf, say } from './words';

/** Answers that lie nowhere on the board, in the order of their buttons. */
const BARE = ['begin', 'enough', 'ready', 'stop', 'pass'];
/** What is done most often where it is offered. */
const USUAL = ['enough'];
/** What asks for a second look is picked first and then confirmed. */
const LOOKED_AT = ['begin', 'stop'];
/** What a mediple does: in few words where nothing else can be done. */
const RESULTS = [
  'publish',
  'solicit',
  'hospital',
  'recuperate',
  'join',
  'arena',
  'shop',
  'journey_project',
  'treat',
  'project',
];

export const game: GamePage<View, Printed> = {
  Board,
  Mine,
  Player,
  EndScore: () => import('./EndScore.svelte'),
  Fact,
  pictured: ['seat', 'humour', 'old', 'good', 'dignitary', 'section', 'region'],
  place: 'below',
  soft: [],
  buttons(choices, narrowed, pick, play) {
    const found: Choice[] = [];
    const untouched = narrowed.left.length === choices.length;
    for (const kind of BARE) {
      const action = choices.find((one) => one.kind === kind);
      if (!action) continue;
      const looks = LOOKED_AT.includes(kind) && choices.length > 1; // what is left needs no second look
      found.push({
        label: labelOf(kind, choices),
        ...(looks && { pressed: narrowed.action?.kind === kind }),
        // Before a contest one is only asked who can still do something first: that must not be missed.
        primary: (USUAL.includes(kind) && untouched) || (choices.length === 1 && kind !== 'ready'),
        onclick: () => (looks && narrowed.action?.kind !== kind ? pick({ kind }) : play(action)),
      });
    }
    // The dial begins at nothing: that is a bid, too. Once it was turned, “Confirm” seals it.
    const nothing = choices.find((one) => one.kind === 'bid' && one.philosophy === 0 && one.focus === 0);
    if (nothing && untouched) found.push({ label: say('galenus-do-bid'), onclick: () => play(nothing) });
    const [only] = choices;
    if (only && choices.length === 1 && RESULTS.includes(only.kind)) {
      found.push({
        label: say('galenus-only', { kind: only.kind.replace('journey_', '') }),
        primary: true,
        onclick: () => play(only),
      });
    }
    return found;
  },
  facts: factsOf,
  heads: (event) => event.event === 'year_began' || event.event === 'contest_began',
  worthALine: () => true,
  seatOf: (event) => (typeof event.seat === 'number' && event.seat >= 0 ? event.seat : null),
  decided(view) {
    if (view.goals.length)
      return say('galenus-decided-goals', {
        met: view.goals.filter((one) => one.met).length,
        goals: view.goals.length,
      });
    if (wonByWorks(view)) return say('galenus-end-works');
    const best = Math.max(...view.scores);
    return view.scores.filter((score) => score === best).length > 1 ? say('galenus-end-tie') : null;
  },
  extraSeats: (view) =>
    Array.from({ length: view.visitors.length + (view.goals.length ? 1 : 0) }, (_, at) => view.players.length + at),
  extraName: () => '', // their panels know who they are
};

function labelOf(kind: string, choices: Action[]): string {
  if (kind === 'pass' && offers(choices, { kind: 'rise' })) return say('galenus-do-no-rise');
  if (kind === 'pass' && offers(choices, { kind: 'extra' })) return say('galenus-do-no-extra');
  return say(`galenus-do-${kind}`);
}
