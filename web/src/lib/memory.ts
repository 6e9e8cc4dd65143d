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
