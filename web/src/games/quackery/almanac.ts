// The almanac, and at which of its pages it opens.

export type Page = 'agendas' | 'discards' | 'characters' | 'cards';

let page: Page = 'agendas';

export function opened(): Page {
  return page;
}

/** What makes a button open it there. */
export function opens(to: Page) {
  return { popovertarget: 'almanac', onclick: () => void (page = to) };
}
