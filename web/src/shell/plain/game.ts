// Any game, before somebody draws a board for it: its view as text, its choices as buttons.

import type { GamePage } from '../../games';
import Name from './Name.svelte';
import Plain from './Plain.svelte';
import Question from './Question.svelte';
import Told from './Told.svelte';

export const game: GamePage = {
  Board: Plain,
  Mine: Told,
  Player: Name,
  EndScore: Plain,
  Event: Told,
  Ask: Question,
  soft: [],
  buttons(choices, narrowed, pick) {
    return choices.map(({ code, ...part }) => ({
      label: Object.values(part).join(' '),
      pressed: narrowed.action?.code === code,
      onclick: () => pick(part),
    }));
  },
  facts: (fields) => ({ ...fields }) as Record<string, string | number>,
  heads: () => false,
  worthALine: () => true,
  seatOf: () => null,
  extraSeats: () => [],
  extraName: () => '',
};
