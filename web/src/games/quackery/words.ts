// Quackery's parts in words, for labels, the question and the log.

import { speech, wordsOf } from '../../lib/texts.svelte';
import { remedyOf } from './board';
import type { QuackeryPrinted, Said } from './types';

export const { say, rich } = wordsOf('quackery');

/** What is printed, in the chosen language. */
export function told(said: Said | undefined): string {
  return said?.[speech.language] ?? said?.en ?? '';
}

export function humourName(humour: number): string {
  return say('quackery-humour', { humour });
}

export function statusName(status: number): string {
  return say('status-name', { status });
}

export function wayName(way: number): string {
  return say('way-name', { way });
}

export function remedyName(printed: QuackeryPrinted, remedy: number): string {
  return told(remedyOf(printed, remedy)?.name) || say('basic-name');
}

export function patientName(printed: QuackeryPrinted, patient: number): string {
  return told(printed.patients[patient]?.name);
}
