// Who is here: what the server tells of everybody who sits at a table, put into words. The table's
// page provides it; wherever there is none, nothing is said.

import { getContext, setContext } from 'svelte';
import { say, speech } from './texts.svelte';
import type { Chair, Presence, SeatPresence, TableInfo } from './wire';

const KEY = Symbol('who is here');
const TICK = 5_000; // milliseconds between two looks at the clock
const DAY = 86_400_000;

/** What is to be seen at a seat: a sign, and its words. */
export interface Mark {
  sign: 'here' | 'away' | 'bot';
  words: string;
  /** Worth more than the sign: it is not as everybody expects. */
  telling: boolean;
}

export interface Table {
  readonly info: TableInfo | null;
  readonly presence: Presence | null;
  /** When that was told, by our own clock. */
  readonly told: number;
}

export class WhoIsHere {
  #table: Table;
  #now = $state(Date.now());

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** The time by the server's clock. */
  get #theirs(): number {
    const { presence, told } = this.#table;
    return presence ? presence.now + Math.max(0, this.#now - told) : this.#now;
  }

  #chair(seat: number): Chair | undefined {
    return this.#table.info?.chairs[seat];
  }

  #at(seat: number): SeatPresence | undefined {
    return this.#table.presence?.seats.find((one) => one.seat === seat);
  }

  /** For how long the person of a seat has been away, in words; null if they are here. */
  away(seat: number): string | null {
    const there = this.#at(seat);
    if (!there || there.here || this.#chair(seat)?.bot) return null;
    const minutes = there.seen === null ? 0 : Math.floor((this.#theirs - there.seen) / 60_000);
    return minutes < 1 ? say('seat-away') : say('seat-away-for', { time: lasting(minutes) });
  }

  /** Whether the others may decide about a seat that is asked: its person is away for too long. */
  absent(seat: number): boolean {
    return this.#isAway(seat, this.#table.info?.patience ?? null);
  }

  /** Whether that lasts long enough for the seat to be lost by it. */
  forfeit(seat: number): boolean {
    return this.#isAway(seat, this.#table.info?.forfeit ?? null);
  }

  /** For so many seconds. While the server was down nobody could be here: for a day of it at most it must
      have been there. */
  #isAway(seat: number, seconds: number | null): boolean {
    const there = this.#at(seat);
    if (!there || there.here || seconds === null || this.#chair(seat)?.bot) return false;
    const now = this.#theirs;
    const up = now - (this.#table.presence?.up ?? 0);
    return now - (there.seen ?? 0) >= seconds * 1000 && up >= Math.min(seconds * 1000, DAY);
  }

  mark(seat: number): Mark | null {
    const chair = this.#chair(seat);
    if (!chair || chair.kind === 'open' || chair.kind === 'guest' || this.#table.info?.status === 'over') return null;
    if (chair.kind === 'bot')
      return {
        sign: 'bot',
        words: say('seat-is-bot', { level: say('bot-level', { level: chair.level ?? '' }) }),
        telling: false,
      };
    if (chair.bot)
      return { sign: 'bot', words: say('seat-bot', { level: say('bot-level', { level: chair.bot }) }), telling: true };
    const away = this.away(seat);
    return away
      ? { sign: 'away', words: away, telling: true }
      : { sign: 'here', words: say('seat-here'), telling: false };
  }
}

/** Minutes, hours or days, in words. */
export function lasting(minutes: number): string {
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 60 / 24), 'day'];
  return new Intl.NumberFormat(speech.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** For a table's page: whoever is drawn inside it can say who is here. */
export function provideWhoIsHere(table: Table): WhoIsHere {
  return setContext(KEY, new WhoIsHere(table));
}

export function whoIsHere(): WhoIsHere | undefined {
  return getContext<WhoIsHere | undefined>(KEY);
}
