// The pace of a table, and time that is left, in words and figures.

import { say, speech } from './texts.svelte';
import type { Pace } from './wire';

export type { Pace };

type Unit = 'second' | 'minute' | 'hour' | 'day';
const SECONDS: Record<Unit, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const UNITS: Unit[] = ['day', 'hour', 'minute', 'second'];

function counted(count: number, unit: Unit, unitDisplay: 'narrow' | 'short' | 'long'): string {
  return new Intl.NumberFormat(speech.language, { style: 'unit', unit, unitDisplay }).format(count);
}

/** So many seconds, in at most two units: 5 minutes 30 seconds. */
export function lasting(seconds: number, display: 'narrow' | 'short' | 'long' = 'long'): string {
  const first = UNITS.findIndex((unit) => seconds >= SECONDS[unit]);
  if (first < 0) return counted(0, 'second', display);
  const [large, small] = [UNITS[first]!, UNITS[first + 1]];
  const rest = small ? Math.floor((seconds % SECONDS[large]) / SECONDS[small]) : 0;
  const whole = counted(Math.floor(seconds / SECONDS[large]), large, display);
  return small && rest ? `${whole} ${counted(rest, small, display)}` : whole;
}

/** What a clock shows: minutes and seconds; long times without the seconds. */
export function figures(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 3600) return lasting(seconds, 'narrow');
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** All the time that a seat has, in milliseconds: in the whole game, or for a turn. */
export function whole({ kind, bank = 0, days = 0 }: Pace): number {
  return 1000 * (kind === 'days' ? days * SECONDS.day : bank);
}

/** In a few words, for a list. */
export function paceInShort({ kind = 'untimed', bank = 0, increment = 0, days = 0 }: Pace): string {
  return say(`pace-short-${kind}`, { bank: lasting(bank, 'short'), increment: lasting(increment, 'short'), days });
}

/** In a sentence, with what happens when time is over. */
export function paceInWords({ kind = 'untimed', bank = 0, increment = 0, days = 0, out = 'bot' }: Pace): string {
  const said = say(`pace-said-${kind}`, { bank: lasting(bank), increment: lasting(increment), days });
  return kind === 'untimed' ? said : `${said} ${say(`pace-said-out-${out}`)}`;
}
