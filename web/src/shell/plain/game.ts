// Any game, before somebody draws a board for it: its view as text, its choices as buttons, and
// its own sentences.

import type { Component } from 'svelte';
import type { GamePage } from '../../lib/contract';
import { wordsOf } from '../../lib/texts.svelte';
import Name from './Name.svelte';
import Nothing from './Nothing.svelte';
import Plain from './Plain.svelte';

export function plain(game: string): GamePage {
  const words = wordsOf(game);
  const facts = (fields: Record<string, unknown>) => ({ ...fields }) as Record<string, string | number>;
  return {
    Board: Plain,
    Mine: Nothing as Component<object>,
    Player: Name,
    EndScore: () => Promise.resolve({ default: Plain }),
    soft: [],
    buttons(choices, narrowed, pick) {
      return choices.map((action) => {
        const { code, ...part } = action;
        const key = `action-${action.kind}`;
        return {
          label: words.has(key) ? words.say(key, facts(part)) : Object.values(part).join(' '),
          pressed: narrowed.action?.code === code,
          onclick: () => pick(part),
        };
      });
    },
    facts,
    heads: () => false,
    worthALine: () => true,
    seatOf: () => null,
    extraSeats: () => [],
    extraName: () => '',
  };
}
