// Passkeys: the browser makes and shows them, the server says for what.

import { api, Problem } from './api';
import { myself } from './me.svelte';
import { say } from './texts.svelte';
import { becameSomebodyElse } from './who';
import type { Me, Passkey } from './wire';

/** Whether this browser has them here: it needs https, or this very machine. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Null: the person has changed their mind. */
async function asked(credential: Promise<Credential | null>): Promise<object | null> {
  try {
    return ((await credential) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (name === 'InvalidStateError') throw new Problem('passkey-here', say('refused-passkey-here'));
    throw new Problem('no-passkeys', say('refused-no-passkeys'));
  }
}

/** A new passkey for who I am. */
export async function addPasskey(name: string): Promise<Passkey | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await proven(api.askToAddPasskey));
  const credential = await asked(navigator.credentials.create({ publicKey }));
  return credential && api.addPasskey(name, credential);
}

/** Do what only I may; if a cookie is not enough for that, I show a passkey first. */
export async function proven<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem && error.error === 'unproven') || !hasPasskeys()) throw error;
    const shown = await comeByPasskey();
    if (!shown) throw error;
    if (shown.handle !== myself.handle) becameSomebodyElse('me-now'); // it was somebody else's
    return work();
  }
}

/** Be whose passkey this is. */
export async function comeByPasskey(): Promise<Me | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.askForPasskey());
  const credential = await asked(navigator.credentials.get({ publicKey }));
  return credential && api.comeByPasskey(credential);
}
