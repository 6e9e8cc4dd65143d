// Options in words.

import { wordsOf } from '../lib/texts.svelte';
import type { GameInfo } from '../lib/wire';

/** A text of the game, if there is one. */
function known(game: string, key: string): string | null {
  const { has, say } = wordsOf(game);
  return has(key) ? say(key) : null;
}

export function optionName(game: string, name: string): string {
  return known(game, `option-${name}`) ?? name;
}

/** A choice in the chosen language: "baelo" or, in parts, "blue-green-yellow-red". */
export function choiceName(game: string, choice: string): string {
  return choice
    .split('-')
    .map((word) => known(game, `choice-${word}`) ?? word)
    .join(', ');
}

/** What a choice means; what the option is about where the page has no words for the choice. */
export function choiceHelp(game: string, option: GameInfo['options'][number], choice: string): string {
  return known(game, `choice-${choice}-help`) ?? known(game, `option-${option.name}-help`) ?? option.help;
}
