// Options in words.

import { say } from '../lib/texts.svelte';

/** A choice in the chosen language: "baelo" or, in parts, "blue-green-yellow-red". */
export function choiceName(choice: string): string {
  return choice
    .split('-')
    .map((word) => {
      const said = say(`choice-${word}`);
      return said === `choice-${word}` ? word : said;
    })
    .join(', ');
}
