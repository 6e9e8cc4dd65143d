// What this browser remembers of its person's wishes. Where it may keep nothing, this page does, as
// long as it is open.

const kept = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return kept.get(key) ?? localStorage.getItem(`asclepia-${key}`);
  } catch {
    return kept.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`asclepia-${key}`, value);
    kept.delete(key);
  } catch {
    kept.set(key, value); // private windows may refuse, and a full one does
  }
}

/** What is about a person, not about their device: secret numbers, what they saw of deals, whom they
    have muted, how they want to answer. Nobody who uses this browser after them needs to know. */
const PERSONAL = /^(muted$|number-|deal-|standing-)/;

export function forgetPerson(): void {
  const there =
    typeof localStorage === 'undefined' ? [] : Object.keys(localStorage).filter((key) => key.startsWith('asclepia-'));
  for (const key of [...kept.keys(), ...there.map((one) => one.slice('asclepia-'.length))])
    if (PERSONAL.test(key)) forget(key);
}

export function forget(key: string): void {
  kept.delete(key);
  try {
    localStorage.removeItem(`asclepia-${key}`);
  } catch {
    // nothing is kept there
  }
}
