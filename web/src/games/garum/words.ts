// Garum's parts in words.

import { minus } from '../../lib/numbers';
import { wordsOf } from '../../lib/texts.svelte';
import { roman } from './board';
import { JOKER, type Line } from './types';

export const { say, rich } = wordsOf('garum');

export function lineName(line: Line): string {
  return say(line.down ? 'garum-column' : 'garum-row', { line: line.line });
}

export function speciesName(species: number): string {
  return species === JOKER ? say('garum-joker') : say('species-name', { species });
}

export function faceNames(face: readonly number[]): string {
  return face.map(speciesName).join(', ');
}

export function colourName(colour: number): string {
  return say('colour-name', { number: colour });
}

export function workerName(dominus: boolean): string {
  return say('worker-name', { dominus: dominus ? 1 : 0 });
}

/** So many specimens of a species; a colour's species has its number. */
export function specimensName(specimens: number, species: number): string {
  return say('specimens-name', { specimens, species });
}

/** The fields of an action or an event, as people name and count them. */
export function factsOf(fields: Record<string, unknown>): Record<string, string | number> {
  const found = { ...fields } as Record<string, string | number>;
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'number') continue;
    if (name === 'tile' || name === 'area')
      found[name] = value + 1; // people count from one
    else if (name === 'cetarium') found[name] = roman(value);
    else if (name === 'colour') found[name] = colourName(value);
    else if (name === 'dominus') found[name] = workerName(value === 1);
    else if (name === 'next') found[name] = say('nth-name', { number: value });
    else if (name === 'scores' || name === 'scores_now') found[name] = minus(value);
    else if (name === 'points') found[name] = say('points-name', { points: value });
    else if (name === 'specimens') found[name] = specimensName(value, Number(fields.colour));
  }
  return found;
}
