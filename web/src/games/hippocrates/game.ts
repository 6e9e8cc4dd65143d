// What the shell needs to know about Hippocrates.

import type { GamePage } from '../../lib/contract';
import { offers } from '../../lib/narrowing';
import type { Action, Choice } from '../../lib/types';
import Board from './Board.svelte';
import Fact from './Fact.svelte';
import Mine from './Mine.svelte';
import Player from './Player.svelte';
import { standIns } from './board';
import { room } from './room.svelte';
import { MARKERS, type Printed, type View } from './types';
import { factsOf, medicineName, say } from './words';

/** Answers that lie nowhere on the board, in the order of their buttons. */
const BARE = ['arrange', 'pay', 'administer', 'cash', 'hire_optioned', 'retire_basic', 'keep_basic', 'keep', 'pass'];
/** What is done most often where it is offered. */
const USUAL = ['arrange', 'pay', 'administer', 'cash'];
/** What asks for a second look is picked first: its preview is on the table, or another button was there just before.
 */
const LOOKS = ['arrange', 'hire_optioned', 'retire_basic', 'keep_basic'];

export const game: GamePage<View, Printed> = {
  Board,
  Mine,
  Player,
  EndScore: () => import('./EndScore.svelte'),
  Fact,
  pictured: ['seat', 'virtual', 'column', 'to_column', 'patient', 'doctor', 'assistant', 'medicine', 'space'],
  place: 'below',
  soft: [],
  buttons(choices, narrowed, pick, play) {
    const found: Choice[] = [];
    const untouched = narrowed.left.length === choices.length;
    for (const kind of BARE) {
      const action = choices.find((one) => one.kind === kind);
      if (!action) continue;
      const looks = LOOKS.includes(kind);
      found.push({
        label: labelOf(kind, choices),
        ...(looks && { pressed: narrowed.action?.kind === kind }),
        primary: untouched && (USUAL.includes(kind) || choices.length === 1), // the only answer has a name of its own
        onclick: () => (looks && narrowed.action?.kind !== kind ? pick({ kind }) : play(action)),
      });
    }
    // The first assistants are small where they lie, unless it is below a thumb: they are asked for by name.
    for (const one of choices.filter((one) => one.kind === 'assist' && room.enough)) {
      const part = { kind: 'assist', assistant: Number(one.assistant) };
      found.push({
        label: say('hippocrates-do-assist', part),
        pressed: narrowed.action === one,
        onclick: () => pick(part),
      });
    }
    // A tile that was just bought lies nowhere yet.
    const use = offers(choices, { kind: 'keep' }) ? choices.find((one) => one.kind === 'use') : undefined;
    if (use)
      found.unshift({
        label: say('hippocrates-do-use'),
        pressed: narrowed.action === use,
        onclick: () => pick({ kind: 'use', tile: use.tile! }),
      });
    found.unshift(
      ...standIns(narrowed.left).map((one) => ({
        label: medicineName(Number(one.medicine)),
        pressed: narrowed.action === one,
        onclick: () => pick({ kind: 'tile_for', tile: one.tile!, medicine: one.medicine! }),
      })),
    );
    return found;
  },
  facts: factsOf,
  heads: (event) => event.event === 'rolled' || event.event === 'round_began',
  worthALine: (event) => !SILENT.includes(event.event),
  seatOf(event, view) {
    if (typeof event.virtual === 'number') return view.players.length + event.virtual;
    return typeof event.seat === 'number' && event.seat >= 0 ? event.seat : null;
  },
  decided(view) {
    const best = Math.max(...view.scores);
    return view.scores.filter((score) => score === best).length > 1 ? say('hippocrates-end-tie') : null;
  },
  extraSeats: (view) => Array.from({ length: MARKERS - view.players.length }, (_, at) => view.players.length + at),
  extraName: () => '', // their panels know how many people there are
};

/** Told for the previews, and of little interest in a log. */
const SILENT = ['entered'];

function labelOf(kind: string, choices: Action[]): string {
  if (kind !== 'pass') return say(`hippocrates-do-${kind}`);
  if (offers(choices, { kind: 'use' }) || offers(choices, { kind: 'double' })) return say('hippocrates-do-keep-tile');
  return say('hippocrates-do-pass');
}
