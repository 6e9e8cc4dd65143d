// Options in words.

import { say } from '../lib/texts.svelte';
import type { GameInfo } from '../lib/wire';

/** A text of the page, if there is one. */
function known(key: string): string | null {
  const said = say(key);
  return said === key ? null : said;
}

export function optionName(name: string): string {
  return known(`option-${name}`) ?? name;
}

/** A choice in the chosen language: "baelo" or, in parts, "blue-green-yellow-red". */
export function choiceName(choice: string): string {
  return choice
    .split('-')
    .map((word) => known(`choice-${word}`) ?? word)
    .join(', ');
}

/** What a choice means; what the option is about where the page has no words for the choice. */
export function choiceHelp(option: GameInfo['options'][number], choice: string): string {
  return known(`choice-${choice}-help`) ?? known(`option-${option.name}-help`) ?? option.help;
}
