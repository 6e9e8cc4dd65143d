// Turn signals: how a person who looks elsewhere learns that it is their turn. The tab's title and
// icon always tell it. Sound, notifications and calls (Web Push: with no page open) can be switched
// off each; the last two need the browser's leave, which is asked for when it first matters.

import { api } from './api';
import { recall, remember } from './memory';
import { say, speech } from './texts.svelte';
import { turns } from './turns.svelte';
import type { TableInfo } from './wire';
import { register } from './worker';

const EVERY = 60_000; // milliseconds between two questions how many games wait
const SHORT = 3_000; // who has waited no longer, and looks, needs no sound

/** A table that is shown, and whether it waits for me. */
export interface Shown {
  id: string;
  title: string;
  mine: boolean;
  /** Other people play there: they wait, too. */
  shared: boolean;
  /** Who has moved last. */
  mover: string | null;
}

/** Whether a decision may take days there. */
export const byDays = (info: TableInfo) => info.pace.kind === 'days';

type Leave = NotificationPermission | 'none';

// What is needed now and then is fetched then.
const ring = () => void import('./sound').then((sound) => sound.ring()).catch(() => {});
const calls = () => import('./calls');

const ears = typeof Notification !== 'undefined' && isSecureContext;

class Signals {
  #sound = $state(recall('sound') !== 'no');
  #notify = $state(recall('notify'));
  #push = $state(recall('push'));
  /** What the browser allows; none: it has no notifications, or not over this connection. */
  leave = $state<Leave>(ears ? Notification.permission : 'none');
  /** The last wish to be called came to nothing. */
  failed = $state(false);
  #shown = $state.raw<Shown | null>(null);
  #since = 0; // when it stopped being my turn here
  #questions = 0; // how often it was asked how many games wait
  #answered = 0; // the newest of these that was answered

  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    remember('sound', on ? 'yes' : 'no');
    if (on) ring(); // so one knows what it is like
  }

  get notify(): boolean {
    return this.#notify !== 'no' && this.leave === 'granted';
  }

  set notify(on: boolean) {
    this.#notify = on ? 'yes' : 'no';
    remember('notify', this.#notify);
    if (on) void this.#askLeave().then((given) => given || (this.notify = false));
  }

  get push(): boolean {
    return this.#push === 'yes' && this.leave === 'granted';
  }

  set push(on: boolean) {
    void this.#setPush(on);
  }

  /** Can this browser be called at all? */
  get callable(): boolean {
    return this.leave !== 'none' && 'serviceWorker' in navigator && typeof PushManager !== 'undefined';
  }

  /** What is worth asking for: calls where a game takes days, else notifications. Once. */
  worthAsking(days: boolean): 'push' | 'notify' | null {
    if (this.leave !== 'default' && !(days && this.leave === 'granted')) return null;
    if (days && this.callable) return this.#push === null ? 'push' : null;
    return this.#notify === null && this.leave === 'default' ? 'notify' : null;
  }

  /** It is my turn at the table that is shown. */
  get here(): boolean {
    return this.#shown?.mine ?? false;
  }

  /** A page's title: what matters most comes first, there is little room in a tab. */
  titled(page: string): string {
    if (this.#shown?.mine) return `● ${say('call-turn', { game: this.#shown.title })}`;
    return turns.count ? `(${turns.count}) ${page}` : page;
  }

  /** What the page shows by now; null: no table. */
  show(table: Shown | null): void {
    const before = this.#shown;
    this.#shown = table;
    if (before ? !(before.id === table?.id && before.mine === table.mine) : table?.mine) void this.count();
    if (before?.mine !== false && !table?.mine) this.#since = Date.now();
    if (before && table?.mine && before.id === table.id && !before.mine) this.#tell(table);
  }

  /** It has become my turn. */
  #tell(table: Shown): void {
    const looks = !document.hidden && document.hasFocus();
    if (this.#sound && !(looks && Date.now() - this.#since < SHORT)) ring();
    if (document.hidden && this.notify) void notify(table);
  }

  async #askLeave(): Promise<boolean> {
    if (this.leave === 'default') this.leave = await Notification.requestPermission();
    return this.leave === 'granted';
  }

  async #setPush(on: boolean): Promise<void> {
    this.#push = on ? 'yes' : 'no';
    this.failed = false;
    remember('push', this.#push);
    try {
      if (!on) await (await calls()).unsubscribe();
      else if (await this.#askLeave()) await (await calls()).subscribe();
      else this.push = false;
    } catch {
      this.failed = on;
      this.#push = 'no'; // not remembered: next time it may go well
    }
  }

  /** In how many other games people wait for me: that they do in the one which is shown is plain to see. */
  async count(): Promise<void> {
    const question = ++this.#questions;
    const found = await api.turns().catch(() => null);
    if (!found || question < this.#answered) return; // an answer may come after a newer one
    this.#answered = question;
    turns.beside = this.here && this.#shown!.shared;
    turns.count = Math.max(0, found.count - Number(turns.beside));
  }

  /** Watch what waits for the person, as soon as they are known. To be called by a component. */
  watch(known: Promise<unknown>): void {
    $effect(() => {
      const look = () =>
        document.hidden ||
        void known.then(
          () => this.count(),
          () => {},
        );
      look();
      const timer = setInterval(look, EVERY);
      addEventListener('focus', look);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        removeEventListener('focus', look);
        document.removeEventListener('visibilitychange', look);
      };
    });
    $effect(() => dot(this.here || turns.count > 0));
    $effect(() => {
      void speech.language; // in which this browser is called
      if (this.push)
        void known
          .then(calls)
          .then((found) => found.subscribe())
          .catch(() => {}); // the server may have forgotten it
    });
  }
}

export const signals = new Signals();

/** By the worker where there is one: a phone allows no other, and a click is answered even later. */
async function notify({ id, title, mover }: Shown): Promise<void> {
  const heading = say('call-turn', { game: title });
  const words = { body: mover ? say('call-moved', { name: mover }) : '', lang: speech.language, tag: id, data: id };
  const worker = await register();
  if (worker?.active) return worker.showNotification(heading, words);
  const shown = new Notification(heading, words);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

// The icon: with a dot in its lower corner when a game waits.

const DOT = encodeURIComponent(
  "<circle cx='24' cy='24' r='7.500' fill='#e3a925' stroke='#fffcf5' stroke-width='1.500'/>",
);
let plain: string | null = null; // the icon without the dot, a drawing in the address itself

function dot(on: boolean): void {
  const icon = document.querySelector("link[rel~='icon']");
  plain ??= icon?.getAttribute('href') ?? null;
  if (icon && plain) icon.setAttribute('href', on ? plain.replace('%3C/svg%3E', `${DOT}%3C/svg%3E`) : plain);
}
