// Passkeys: the browser makes and shows them, the server says for what.

import { api, Problem } from './api';
import { proven } from './proof.svelte';
import { say } from './texts.svelte';
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
  const options = await proven(api.askToAddPasskey);
  if (!options) return null;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await asked(navigator.credentials.create({ publicKey }));
  return credential && api.addPasskey(name, credential);
}

/** Be whose passkey this is; `alone`: all other devices are signed out by the same step. */
export async function comeByPasskey(alone = false): Promise<Me | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.askForPasskey());
  const credential = await asked(navigator.credentials.get({ publicKey }));
  return credential && api.comeByPasskey(credential, alone);
}
