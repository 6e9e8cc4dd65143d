// Where the page is: `/`, `/t/<table>`, `/replay/<table>`, `/rules/<game>`.

class Route {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
}

export const route = new Route();

export function go(path: string): void {
  history.pushState(null, '', path);
  route.path = location.pathname;
  scrollTo(0, 0);
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => (route.path = location.pathname));
}

/** For links: stay in the page, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.pathname);
}
