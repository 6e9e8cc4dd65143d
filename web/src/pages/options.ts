// Options in words, and which of their choices there are.

import { wordsOf } from '../lib/texts.svelte';
import type { GameInfo } from '../lib/wire';

type Option = GameInfo['options'][number];

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

/** The parts, if the choices are all the orders of the same few: "blue-green-yellow-red" and so on. */
export function partsOf(choices: string[]): string[] | null {
  const parts = choices[0]?.split('-') ?? [];
  const all = parts.reduce((product, _, at) => product * (at + 1), 1);
  const same = choices.every((one) => one.split('-').sort().join() === [...parts].sort().join());
  return parts.length > 2 && same && choices.length === all ? parts : null;
}

/** The order with this part at that place; what was there goes where the part was. */
export function swapped(order: string, place: number, part: string): string {
  const parts = order.split('-');
  parts[parts.indexOf(part)] = parts[place]!;
  parts[place] = part;
  return parts.join('-');
}

/** What a choice means; what the option is about where the page has no words for the choice. */
export function choiceHelp(game: string, option: Option, choice: string): string {
  return known(game, `choice-${choice}-help`) ?? known(game, `option-${option.name}-help`) ?? option.help;
}

/** The options that mean something with so many seats. */
export function concerning(options: Option[], seats: number): Option[] {
  return options.filter((one) => !one.seats.length || one.seats.includes(seats)).map((one) => withSeats(one, seats));
}

/**
 * An option with the choices that there are with so many seats. In every game, `first` is the
 * number of the seat that begins, or else a word for how it is found.
 */
export function withSeats(option: Option, seats: number): Option {
  if (option.name !== 'first') return option;
  return { ...option, choices: option.choices.filter((one) => !(Number(one) > seats)) };
}

/** The value of every option: what was wished where that is offered, else the default. */
export function settled(options: Option[], wished: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    options.map((one) => {
      const wish = wished[one.name];
      return [one.name, wish !== undefined && one.choices.includes(wish) ? wish : one.default];
    }),
  );
}
