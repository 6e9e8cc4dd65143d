// Who this browser is may change: then everything begins anew, in every tab.

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('asclepia-who');

/** Another tab has changed it: what is shown here is somebody else's. */
export function followTabs(): void {
  tabs?.addEventListener('message', () => location.reload());
}

/** The other tabs begin anew, as who this browser is. */
export function tellTabs(): void {
  tabs?.postMessage('changed');
}

/** This browser is somebody else now; the page says so when it has begun anew. */
export function becameSomebodyElse(said: string): void {
  tellTabs();
  history.replaceState({ said }, '', '/me');
  location.reload();
}

/** What is to be said about it, once. */
export function toSay(): string | null {
  const said = (history.state as { said?: string } | null)?.said ?? null;
  if (said) history.replaceState(null, '', location.pathname + location.hash);
  return said;
}
