// Pieces move from where they were seen last. Parts of the page say what they are
// (`anchor('score-2')`); after each change of the table their places are noted, so that a
// piece which turns up elsewhere can travel from there.

import type { Attachment } from 'svelte/attachments';

export const DURATION = 320;
export const EASE = 'cubic-bezier(0.22, 0.8, 0.28, 1)';

const live = new Map<string, Element>();
const places = new Map<string, DOMRect>();

/** How much may move: `settings.svelte.ts` says so for the whole page. */
function motion(): string | undefined {
  return document.documentElement.dataset.motion;
}

/** Nothing moves. */
export function calm(): boolean {
  return motion() === 'none';
}

/** May things move that tell nothing? */
export function adorned(): boolean {
  return motion() === 'full';
}

/** How long a way takes; with less motion, it is short. */
export function lasting(milliseconds: number): number {
  return motion() === 'less' ? milliseconds / 2 : milliseconds;
}

/** This element is where that thing is: `<div {@attach anchor('hand-0-13')}>`. */
export function anchor(key: string): Attachment {
  return (element) => {
    live.set(key, element);
    return () => {
      if (live.get(key) === element) live.delete(key);
    };
  };
}

function seen(rect: DOMRect): boolean {
  return rect.width > 0 && rect.height > 0;
}

/** Note where everything is now. */
export function note(): void {
  for (const [key, element] of live) {
    const rect = element.getBoundingClientRect();
    if (seen(rect)) places.set(key, rect);
  }
}

/** Another page: what was seen on the one before comes from nowhere. */
export function forgetPlaces(): void {
  places.clear();
}

/** Where the first of these things is, or was last. */
export function whereabouts(...keys: string[]): DOMRect | null {
  for (const key of keys) {
    const now = live.get(key)?.getBoundingClientRect();
    if (now && seen(now)) return now;
    const then = places.get(key);
    if (then) return then;
  }
  return null;
}

/** Let an SVG part travel from a place on the page to where it is drawn now. */
export function travel(part: SVGGraphicsElement, from: DOMRect | null, delay = 0): void {
  if (calm()) return;
  const to = part.getBoundingClientRect();
  const unit = part.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  if (!from || !seen(to)) return;
  // A piece comes in its size there; out of a whole panel it comes small.
  const scale = from.width > to.width * 2 ? 0.5 : from.width / to.width;
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / unit;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / unit;
  part.style.transformBox = 'fill-box';
  part.style.transformOrigin = 'center';
  part.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'translate(0, 0) scale(1)' }],
    { duration: lasting(DURATION), delay, easing: EASE, fill: 'backwards' },
  );
}

/** The same for a part of the page: it comes from where the thing was seen last. Large things come
    straight, and not for a few steps. */
export function arrive(key: string, large = false): Attachment {
  return (element) => {
    const from = places.get(key);
    const release = anchor(key)(element);
    const to = element.getBoundingClientRect();
    if (from && seen(to) && !calm()) {
      const dx = from.left - to.left;
      const dy = from.top - to.top;
      const begin = { transform: `translate(${dx}px, ${dy}px)`, zIndex: 9 };
      const half = { transform: `translate(${dx / 2 - 14}px, ${dy / 2}px) rotate(-12deg) scale(1.35)`, zIndex: 9 };
      const end = { transform: 'none', zIndex: 9 };
      if (Math.hypot(dx, dy) > (large ? 60 : 4)) {
        element.animate(large || motion() === 'less' ? [begin, end] : [begin, half, end], {
          duration: lasting(520),
          easing: 'ease-in-out',
        });
      }
    }
    if (seen(to)) places.set(key, to);
    return release;
  };
}

/** A piece set down where it already was shown: a small drop. */
export function settle(part: SVGGraphicsElement): void {
  if (calm()) return;
  part.style.transformBox = 'fill-box';
  part.style.transformOrigin = 'center';
  part.animate([{ transform: 'scale(1.12)' }, { transform: 'scale(1)' }], {
    duration: 180,
    easing: EASE,
  });
}

/** Points rise from a place and fly to a score; with less motion, the score alone tells. */
export function fly(text: string, from: DOMRect, to: DOMRect | null, delay = 0): void {
  if (!adorned()) return;
  const spark = document.createElement('div');
  spark.textContent = text;
  spark.setAttribute('aria-hidden', 'true');
  spark.style.cssText = `position:fixed;left:0;top:0;z-index:50;pointer-events:none;
    font:600 1.6rem var(--face-text);color:#3a2303;background:var(--lit);padding:0 .45em;
    border-radius:99px;box-shadow:0 2px 8px rgb(0 0 0/.35);will-change:transform`;
  document.body.append(spark);
  const x = from.left + from.width / 2 - spark.offsetWidth / 2;
  const y = from.top + from.height / 2 - spark.offsetHeight / 2;
  const ex = to ? to.left + to.width / 2 - spark.offsetWidth / 2 : x;
  const ey = to ? to.top + to.height / 2 - spark.offsetHeight / 2 : y - 60;
  spark.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0 },
      { transform: `translate(${x}px, ${y - 22}px) scale(1)`, opacity: 1, offset: 0.35 },
      { transform: `translate(${ex}px, ${ey}px) scale(.7)`, opacity: 0.9 },
    ],
    { duration: 650, delay, easing: 'ease-in-out', fill: 'backwards' },
  ).onfinish = () => spark.remove();
}
