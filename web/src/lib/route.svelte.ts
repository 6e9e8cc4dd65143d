// Where the page is: `/`, `/t/<table>`, `/replay/<table>`, `/rules/<game>`, `/learn/<game>`, `/games`, `/p/<player>`,
// `/me`.

import type { TableInfo } from './wire';

/** A table where a game of mine goes on. */
export interface Left {
  id: string;
  title: string;
  /** As the lobby knows it: others wait for me there. */
  turn?: TableInfo['turn'];
}

class Route {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  /** Where I have come from and can go back to. */
  left = $state.raw<Left | null>(null);
  /** Fetches what a page there needs; until then, everything stays as it is. */
  prepare: (path: string) => Promise<unknown> = async () => {};
}

/** Which page is at an address, and the name it has there: `t/*` and `7bq` for /t/7bq. */
export function wayTo(path: string): { way: string; name: string } {
  const [kind = '', ...names] = path.split('/').filter(Boolean);
  return { way: [kind, ...names.map(() => '*')].join('/'), name: names[0] ?? '' };
}

export const route = new Route();

let wanted = '';

export async function go(path: string): Promise<void> {
  wanted = path;
  await route.prepare(path.split('?')[0]!).catch(() => {}); // the page there says what is missing
  if (wanted !== path) return; // somebody has gone elsewhere
  history.pushState(null, '', path);
  route.path = location.pathname;
  scrollTo(0, 0);
}

/** The rules that a table is played by, with the components that lie on it. */
export function rulesOf({ game, components }: TableInfo): string {
  return `/rules/${game}${components.own ? `?set=${components.digest}` : ''}`;
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    wanted = '';
    route.path = location.pathname;
  });
}

/** For links: stay in the page, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  void go(link.pathname + link.search);
}
