// The rules page without its pictures: which rule stands where, and where a word is found.

import type { Rules, RuleBlock, RulesPart } from './wire';

export interface Arranged {
  /** By chapter: the numbered rules that it is about, with what stands between them. */
  exact: RuleBlock[][];
  /** The parts with what no chapter is about. */
  rest: RulesPart[];
}

/** Every rule in one place: below the first chapter that names it, or in its own part. What follows a
    rule goes with it (its examples, its table), and what leads to the first one of a part as well. */
export function arranged(rules: Rules, chapters: readonly { rules: readonly string[] }[]): Arranged {
  const exact: RuleBlock[][] = chapters.map(() => []);
  const home = (rule: string) => chapters.findIndex((one) => one.rules.includes(rule));
  const rest = rules.parts.map((part): RulesPart => {
    const first = part.blocks.find((one) => one.rule)?.rule;
    let at = first === undefined ? -1 : home(first);
    const left = part.blocks.filter((block) => {
      if (block.rule) at = home(block.rule);
      exact[at]?.push(block);
      return at < 0;
    });
    return { ...part, blocks: left };
  });
  return { exact, rest: rest.filter((part) => part.blocks.length > 0) };
}

const ALIKE: Record<string, string> = { '’': "'", '−': '-', '–': '-', '\u00a0': ' ', '\u202f': ' ', '\n': ' ' };

/** As one types: without accents and capitals. It is as long as the text, so places stay places. */
export function folded(text: string): string {
  let made = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    made += ALIKE[sign] ?? (sign.normalize('NFD')[0]!.toLowerCase()[0] || sign);
  }
  return made;
}

/** Between paragraphs. */
export const BREAK = '\u0000';

/** Where the text has what is looked for: from, to. A single letter is everywhere, so it is nowhere. Where words
    begin with it, what is only inside others does not count; several words that stand nowhere together are
    looked for in paragraphs that have all of them. */
export function placesOf(text: string, wanted: string): [from: number, to: number][] {
  const query = folded(wanted.trim());
  if (query.length < 2) return [];
  const searched = folded(text);
  const places = beginnings(searched, query);
  const words = query.split(/\s+/);
  if (places.length || words.length < 2) return places;
  let from = 0;
  return searched.split(BREAK).flatMap((paragraph) => {
    const start = from;
    from += paragraph.length + 1;
    const found = words.map((word) => beginnings(paragraph, word));
    if (found.some((one) => !one.length)) return [];
    return found
      .flat()
      .sort(([one], [other]) => one - other)
      .map(([at, to]): [number, number] => [start + at, start + to]);
  });
}

function beginnings(text: string, query: string): [number, number][] {
  const all: [number, number][] = [];
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length))
    all.push([at, at + query.length]);
  const first = all.filter(([at]) => !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' '));
  return first.length ? first : all;
}

/** Where the page has it: the words of the guide and the rules, not those in pictures. */
export function rangesOf(home: Element, wanted: string): Range[] {
  const walker = document.createTreeWalker(home, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[inert], svg, .sr-only') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: { node: Text; from: number }[] = [];
  let text = '';
  let before: Element | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const block = node.parentElement!.closest('p, li, td, th, h1, h2, h3, h4, div, dt, dd, summary');
    if (block !== before) text += BREAK; // no word goes on in the next paragraph
    before = block;
    nodes.push({ node, from: text.length });
    text += node.data;
  }
  return placesOf(text, wanted).map(([from, to]) => {
    const range = document.createRange();
    const first = nodes.findLast((one) => one.from <= from)!;
    const last = nodes.findLast((one) => one.from < to)!;
    range.setStart(first.node, from - first.from);
    range.setEnd(last.node, to - last.from);
    return range;
  });
}

/** The folds around a part of the page. */
export function foldsAround(part: Element): HTMLDetailsElement[] {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = part.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    folds.push(fold);
  return folds;
}
