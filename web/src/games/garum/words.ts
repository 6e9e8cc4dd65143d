// Garum's parts in words, for labels and the log.

import { wordsOf } from '../../lib/texts.svelte';
import { isRow } from './board';

export const { say, rich } = wordsOf('garum');

export function lineName(line: number): string {
  return say(isRow(line) ? 'garum-row' : 'garum-column', { line });
}

export function speciesName(species: number): string {
  return species > 3 ? say('garum-joker') : say('species-name', { species });
}

export function faceNames(face: readonly number[]): string {
  return face.map(speciesName).join(', ');
}

export function colourName(colour: number): string {
  return say('colour-name', { colour });
}

export function workerName(dominus: boolean): string {
  return say('worker-name', { dominus: dominus ? 1 : 0 });
}
