// A table, live: everything the server tells about it, and what the person does there.
// The connection comes back by itself; the server then tells everything anew.

import { api, Problem, refusal } from './api';
import { connection } from './connection.svelte';
import type { Kept } from './lookback.svelte';
import { settings } from './settings.svelte';
import { GAPS, Stage } from './stage';
import type { Clock, Entry, Hint, Phrase, Position, Presence, ServerMessage, TableInfo, Words } from './wire';

/** What changes a table: told in this order, and shown in it. */
type Change = Extract<ServerMessage, { type: 'table' | 'update' }>;

const PATIENCE = [300, 600, 1200, 2500, 5000]; // milliseconds before each new try
const MOST_KEPT = 40; // positions, to look back at
const GONE = new Set([4401, 4403, 4404, 4429]); // the server does not want us: trying again is no use

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  printed = $state.raw<unknown>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Words[]>([]);
  hint = $state.raw<Hint | null>(null);
  clocks = $state.raw<Clock[]>([]);
  /** When these were told, by our own clock. */
  clocked = $state(0);
  presence = $state.raw<Presence | null>(null);
  /** When that was told, by our own clock. */
  told = $state(0);
  connected = $state(false);
  /** What was refused last, in words; gone with the next move. */
  refused = $state<string | null>(null);
  /** The table cannot be shown at all. */
  lost = $state<string | null>(null);
  /** A move of ours is on its way. */
  sending = $state(false);

  /** The positions that were told lately, the newest last; none of before the page was opened. */
  kept = $state.raw<Kept[]>([]);
  /** Told of the moves that were just shown; they were too many to be seen if the board caught up. */
  onmoves: ((entries: Entry[], caughtUp: boolean) => void) | undefined;
  readonly stage = new Stage<Change>(
    (change, caughtUp) => this.#show(change, caughtUp),
    (change) => (change.type === 'update' && this.info?.pace.kind !== 'live' ? GAPS[settings.pace] : 0),
  );

  #socket: WebSocket | null = null;
  #tries = 0;
  #heardAnew = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.stage.clear();
    clearTimeout(this.#timer);
    this.#socket?.close();
    connection.find('table');
  }

  act(seat: number, code: number): void {
    if (!this.position || this.sending) return;
    this.sending = this.#send({ type: 'act', seat, ply: this.position.ply, code });
  }

  undo(seat: number): void {
    if (this.position) this.#send({ type: 'undo', seat, ply: this.position.ply });
  }

  /** Ask what to do; with what I am about to do, why that or something else. */
  askHint(seat: number, instead: number | null): void {
    this.#send({ type: 'hint', seat, instead });
  }

  /** In words of one's own, or a set phrase; whether it is on its way. */
  say(words: string, phrase: Phrase | null = null): boolean {
    return this.#send({ type: 'say', words, phrase });
  }

  /** Fetch what was said before the first line that we have. */
  async earlier(): Promise<void> {
    const first = this.chat[0]?.number ?? 0;
    const heard = this.#heardAnew;
    if (first === 0) return;
    try {
      const found = await api.chat(this.id, first);
      if (heard !== this.#heardAnew) return this.earlier(); // these may be from before
      this.chat = joined(found, this.chat);
    } catch (error) {
      this.refused = (error as Problem).message;
    }
  }

  /** Earlier lines may tell of somebody who is gone by now: they can be fetched again. */
  #hearAnew(chat: Words[]): void {
    this.chat = chat;
    this.#heardAnew += 1;
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.refused = null;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      this.connected = false;
      this.sending = false;
      if (this.#closed) return;
      if (GONE.has(event.code)) {
        const key = event.code === 4404 ? 'no-table' : event.code === 4429 ? 'too-many' : 'nobody';
        this.lost = refusal(key, event.reason);
        connection.find('table');
        return;
      }
      connection.lose('table');
      const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #count(clocks: Clock[]): void {
    this.clocks = clocks;
    this.clocked = Date.now();
  }

  #meet(presence: Presence): void {
    this.presence = presence;
    this.told = Date.now();
  }

  /** What I have done myself is never waited for. */
  #isMine(moves: Entry[]): boolean {
    return moves.some((one) => this.position?.seats[String(one.seat)]);
  }

  #keep(): void {
    if (this.position)
      this.kept = [...this.kept, { ply: this.log.at(-1)?.ply ?? 0, position: this.position }].slice(-MOST_KEPT);
  }

  #show(change: Change, caughtUp: boolean): void {
    if (change.type === 'table') {
      this.info = change.info;
      this.#count(change.info.clocks);
      return;
    }
    this.position = change.position;
    this.#count(change.clocks);
    this.log = change.rewound ? change.log : [...this.log, ...change.log];
    if (change.rewound) this.kept = [];
    this.#keep();
    this.refused = null;
    this.sending = false;
    if (!change.rewound) this.onmoves?.(change.log, caughtUp || change.log.length > 2);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.connected = true;
        connection.find('table');
        this.#tries = 0;
        this.stage.clear();
        this.info = message.info;
        this.#count(message.info.clocks);
        this.printed = message.printed;
        this.position = message.position;
        this.log = message.log;
        this.kept = [];
        this.#keep();
        this.#hearAnew(message.chat);
        this.sending = false;
        this.#meet(message.presence);
        break;
      case 'table':
        this.stage.tell(message);
        break;
      case 'update':
        this.stage.tell(message, message.rewound || this.#isMine(message.log));
        break;
      case 'chat':
        if (message.anew) this.#hearAnew(message.chat);
        else this.chat = joined(this.chat, message.chat);
        break;
      case 'presence':
        this.#meet(message);
        break;
      case 'refused':
        this.refused = refusal(message.error, message.words);
        this.sending = false;
        break;
      case 'hint':
        this.hint = message;
        break;
    }
  }
}

/** Lines of the chat put together, each once. If some are missing in between, only the later ones:
 *  the earlier can be fetched again. */
export function joined(before: Words[], after: Words[]): Words[] {
  const first = after[0]?.number;
  if (first === undefined) return before;
  const kept = before.filter((one) => one.number < first);
  return kept.at(-1)?.number === first - 1 ? [...kept, ...after] : after;
}

export { Problem };
