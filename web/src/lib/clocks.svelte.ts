// Everybody's clock: counted here from what the server has told last. The table's page provides it;
// wherever there is none, nothing is shown.

import { getContext, setContext } from 'svelte';
import { figures, lasting, whole } from './pace';
import { say } from './texts.svelte';
import type { Clock, TableInfo } from './wire';

const KEY = Symbol('clocks');
const TICK = 500; // milliseconds
const LITTLE = 20_000; // milliseconds: so much is always little
const VERY_LITTLE = 10_000;

/** A seat's clock as it is to be seen. */
export interface Shown {
  figures: string;
  words: string;
  running: boolean;
  /** It matters now. */
  low: boolean;
  /** Time is over: a bot answers. */
  out: boolean;
}

export interface Table {
  readonly info: TableInfo | null;
  readonly clocks: Clock[];
  /** When these were told, by our own clock. */
  readonly clocked: number;
}

export class Clocks {
  #table: Table;
  #now = $state(Date.now());

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      if (!table.clocks.some((one) => one.running)) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Whether anybody counts here. */
  get timed(): boolean {
    return this.#table.clocks.length > 0;
  }

  #left(clock: Clock): number {
    const since = clock.running ? Math.max(0, this.#now - this.#table.clocked) : 0;
    return Math.max(0, (clock.left ?? 0) - since);
  }

  /** So much and less is little for this table. */
  get #little(): number {
    return Math.max(LITTLE, whole(this.#table.info?.pace ?? {}) / 10);
  }

  /** A seat's clock. By days, one that stands says nothing: the next turn has the whole time. */
  at(seat: number): Shown | null {
    const clock = this.#table.clocks[seat];
    const pace = this.#table.info?.pace;
    if (!clock || clock.left === null || !pace) return null;
    const { running, out } = clock;
    if (pace.kind === 'days' && !running && !out) return null;
    const left = this.#left(clock);
    return {
      figures: figures(left),
      words: out ? say('clock-out') : say('clock-left', { time: lasting(Math.ceil(left / 1000)) }),
      running,
      low: running && left <= this.#little,
      out,
    };
  }

  /** What is said aloud when my own time runs out: a few times, not every second. */
  get warning(): string {
    const mine = this.#table.clocks.filter((one, seat) => one.running && this.#table.info?.chairs[seat]?.yours);
    const left = Math.min(...mine.map((one) => this.#left(one)));
    const step = [VERY_LITTLE, LITTLE, this.#little].find((most) => left <= most);
    return step === undefined ? '' : say('clock-warning', { time: lasting(step / 1000) });
  }
}

/** For a table's page: whoever is drawn inside it can show the clocks. */
export function provideClocks(table: Table): Clocks {
  return setContext(KEY, new Clocks(table));
}

export function clocksHere(): Clocks | undefined {
  return getContext<Clocks | undefined>(KEY);
}
