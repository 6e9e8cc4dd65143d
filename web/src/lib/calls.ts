// Calls (Web Push): this browser is called for its person when no page is open.

import { api } from './api';
import { sha256 } from './sha256';
import { speech } from './texts.svelte';
import { register } from './worker';

let last: Promise<unknown> = Promise.resolve();

/** One after the other: what was wished last counts. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const next = last.then(work, work);
  last = next;
  return next;
}

export const subscribe = () => inTurn(begin);
export const unsubscribe = () => inTurn(end);

async function begin(): Promise<void> {
  const manager = (await ready()).pushManager;
  const { key } = await api.pushKey();
  const ours = bytes(key);
  let found = await manager.getSubscription();
  if (found && !same(found.options.applicationServerKey, ours)) {
    await found.unsubscribe(); // from a server that had another key
    found = null;
  }
  found ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: ours });
  const { endpoint, keys } = found.toJSON();
  await api.callMe({ endpoint: endpoint!, key: keys!['p256dh']!, auth: keys!['auth']!, language: speech.language });
}

async function end(): Promise<void> {
  const found = await (await ready()).pushManager.getSubscription();
  if (!found) return;
  await api.leaveMe(await sha256(found.endpoint));
  await found.unsubscribe();
}

async function ready(): Promise<ServiceWorkerRegistration> {
  if (!(await register())) throw new Error('there is no worker');
  return navigator.serviceWorker.ready;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const found = new Uint8Array(one ?? new ArrayBuffer(0));
  return found.length === other.length && found.every((byte, at) => byte === other[at]);
}
