// What this browser remembers of its person's wishes. Without storage, nothing: no harm.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`asclepia-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`asclepia-${key}`, value);
  } catch {
    // private windows may refuse
  }
}
