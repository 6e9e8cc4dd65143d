// A table, live: everything the server tells about it, and what the person does there.
// The connection comes back by itself; the server then tells everything anew.

import { api, Problem, refusal } from './api';
import { connection } from './connection.svelte';
import type { Clock, Entry, Hint, Phrase, Position, Presence, ServerMessage, TableInfo, Words } from './wire';

const PATIENCE = [300, 600, 1200, 2500, 5000]; // milliseconds before each new try
const GONE = new Set([4401, 4403, 4404, 4429]); // the server does not want us: trying again is no use

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  printed = $state.raw<any>(null);
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

  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #held: ServerMessage[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    connection.find('table');
  }

  /** While something is explained, the game on this page waits; elsewhere it goes on. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const message of held) this.#hear(message);
  }

  act(seat: number, code: number): void {
    this.release();
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
    if (first === 0) return;
    try {
      this.chat = joined(await api.chat(this.id, first), this.chat);
    } catch (error) {
      this.refused = (error as Problem).message;
    }
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

  #hear(message: ServerMessage): void {
    if (this.#held && message.type === 'update') {
      this.#held.push(message);
      return;
    }
    switch (message.type) {
      case 'hello':
        this.#held &&= []; // it tells everything anew
        this.connected = true;
        connection.find('table');
        this.#tries = 0;
        this.info = message.info;
        this.#count(message.info.clocks);
        this.printed = message.printed;
        this.position = message.position;
        this.log = message.log;
        this.chat = joined(this.chat, message.chat);
        this.sending = false;
        this.#meet(message.presence);
        break;
      case 'table':
        this.info = message.info;
        this.#count(message.info.clocks);
        break;
      case 'update':
        this.position = message.position;
        this.#count(message.clocks);
        this.log = message.rewound ? message.log : [...this.log, ...message.log];
        this.refused = null;
        this.sending = false;
        break;
      case 'chat':
        this.chat = joined(this.chat, message.chat);
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
