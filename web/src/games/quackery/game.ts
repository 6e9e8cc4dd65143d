// What the shell needs to know about Quackery.

import type { GamePage } from '../../lib/contract';
import { offers } from '../../lib/narrowing';
import Board from './Board.svelte';
import Fact from './Fact.svelte';
import Mine from './Mine.svelte';
import Player from './Player.svelte';
import { minus, waysOf } from './board';
import { passOf, standing } from './passing';
import type { Printed, View } from './types';
import { entryName, movedName, patientName, remedyName, say, statusName, told, wayName, within } from './words';

const STATUSES = ['black', 'blood', 'phlegm', 'yellow'];

/** What a remedy was played on. */
function detailsOf(fields: Record<string, unknown>, facts: Record<string, string | number>): string {
  const about = (name: string) => Number(fields[name] ?? -1) >= 0;
  const told = ['humour', 'other', 'way'].filter(about).map((name) => facts[name]);
  if (about('target')) told.unshift(entryName(Math.min(Number(fields.target), 1)));
  if (about('player')) told.push(facts.player!);
  return told.length ? say('played-on', { what: told.join(', ') }) : '';
}

export const game: GamePage<View, Printed> = {
  Board,
  Mine,
  Player,
  EndScore: () => import('./EndScore.svelte'),
  Fact,
  pictured: [
    'seat',
    'player',
    'humour',
    'other',
    'remedy',
    'card',
    'patient',
    'agenda',
    'black',
    'blood',
    'phlegm',
    'yellow',
    'details',
  ],
  place: 'below',
  soft: [],
  buttons(choices, narrowed, pick, play, asked = '') {
    const pass = passOf(choices);
    const ways = narrowed.left.filter((action) => action.kind === 'play_way');
    return [
      ...(ways.length === narrowed.left.length ? ways : []).map((action) => ({
        label: say('quackery-way', { way: Number(action.way) }),
        pressed: narrowed.action === action,
        onclick: () => pick({ remedy: action.remedy!, way: action.way! }),
      })),
      ...(pass && !offers(choices, { kind: 'treat' })
        ? [
            {
              label: say(asked.startsWith('prompt-respond-own') ? 'quackery-pass-own' : 'quackery-pass'),
              primary: narrowed.action === pass || narrowed.left.length === choices.length,
              ...(narrowed.action === pass && { pressed: true }), // by a hint
              onclick: () => play(pass),
            },
          ]
        : []),
    ];
  },
  unseen(choices) {
    const action = passOf(choices);
    return action && { action, label: say('quackery-pass-unseen') };
  },
  standing,
  facts(fields, printed) {
    const [way, otherWay] = waysOf(printed, fields);
    const found: Record<string, string | number> = { 'way-humour': way, 'way-other': otherWay };
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value !== 'number') found[name] = value as string;
      else if (name === 'humour' || name === 'other') found[name] = movedName(value, name === 'other' ? otherWay : way);
      else if (name === 'way') found[name] = wayName(value);
      else if (name === 'entry') found[name] = entryName(value);
      else if (name === 'remedy' || name === 'card') found[name] = remedyName(printed, value);
      else if (name === 'patient')
        // a reason is a part of a sentence
        found[name] = 'sure' in fields ? within(patientName(printed, value)) : patientName(printed, value);
      else if (name === 'agenda') found[name] = told(printed.agendas[value]?.name);
      else if (STATUSES.includes(name)) found[name] = say('status-sign', { status: value });
      else if (name === 'before' || name === 'after') found[name] = statusName(value);
      else if (name === 'points') found[name] = minus(value);
      else if (name === 'seat' || name === 'player') found[name] = say('field-of-player', { player: value + 1 });
      else if (name === 'place')
        found[name] = value + 1; // people count from one
      else found[name] = value;
    }
    if (fields.event === 'played') found.details = detailsOf(fields, found);
    return found;
  },
  heads: (event) => event.event === 'diagnosed',
  worthALine: (event, mine) => event.event !== 'passed' || mine,
  idle: (event) => event.event === 'passed',
  seatOf: (event) => (typeof event.seat === 'number' && event.seat >= 0 ? event.seat : null),
  decided(view, printed) {
    const agenda = printed.agendas[view.players[view.victor]?.agenda ?? -1];
    if (agenda) return say('quackery-won-agenda', { agenda: told(agenda.name) });
    const best = Math.max(...view.scores);
    if (view.scores.filter((score) => score === best).length < 2) return null;
    return say(view.winners.length > 1 ? 'quackery-end-shared' : 'quackery-end-tie');
  },
  extraSeats: () => [],
  extraName: () => '',
};
