// What the pointer or the focus is on, wherever it lies: the tip says what it is and what it would
// bring.

import type { Attachment } from 'svelte/attachments';
import type { Part } from './types';

export interface Pointed {
  /** What it is: its name, and more in a line or two. */
  title: string;
  lines: string[];
  /** What a click would pick. */
  part: Part | null;
  element: Element;
}

const NEAR = 5; // pixels: a hand that presses is not quite still

export class Pointing {
  at = $state.raw<Pointed | null>(null);
  /** The mouse has not moved since it was pressed, or since something else came to lie under it: nobody asks
      what that is, and no tip may cover what has just been done. */
  resting = $state(false);
  #x = NaN;
  #y = NaN;

  moved(x: number, y: number): void {
    if (this.resting && Math.hypot(x - this.#x, y - this.#y) <= NEAR) return;
    this.#x = x;
    this.#y = y;
    this.resting = false;
  }

  pressed(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.resting = true;
  }

  /** Something else lies under it: the mouse has come there, or the thing has. */
  over(x: number, y: number): void {
    if (x === this.#x && y === this.#y) this.resting = true;
    else this.moved(x, y);
  }

  /** Keys and fingers ask at once; a finger elsewhere has read it. */
  woken(on?: EventTarget | null): void {
    this.resting = false;
    if (on && this.at && !this.at.element.contains(on as Node)) this.at = null;
  }
}

export const pointing = new Pointing();

if (typeof addEventListener !== 'undefined' && typeof document !== 'undefined') {
  const heard = (mouse: (x: number, y: number) => void) => (event: PointerEvent) =>
    event.pointerType === 'mouse' ? mouse(event.clientX, event.clientY) : pointing.woken(event.target);
  addEventListener(
    'pointermove',
    heard((x, y) => pointing.moved(x, y)),
    { capture: true, passive: true },
  );
  addEventListener(
    'pointerdown',
    heard((x, y) => pointing.pressed(x, y)),
    { capture: true, passive: true },
  );
  addEventListener('keydown', () => pointing.woken(), { capture: true });
}

/** This element is such a thing: `<div {@attach tells(() => ({ title, lines }))}>`. */
export function tells(what: () => Pick<Pointed, 'title' | 'lines'> & { part?: Part | null }): Attachment {
  return (element) => {
    const on = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse' && pointing.at?.element !== element)
        pointing.over(event.clientX, event.clientY);
      const { title, lines, part = null } = what();
      pointing.at = { title, lines: lines.filter(Boolean), part, element };
      event.stopPropagation();
    };
    // A moment later: what has the focus and is taken away is left while the page is being drawn.
    const off = (event?: Event) => {
      // A finger that is lifted has not gone elsewhere.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      queueMicrotask(() => {
        if (pointing.at?.element === element) pointing.at = null;
      });
    };
    element.addEventListener('pointerover', on);
    element.addEventListener('pointerleave', off);
    element.addEventListener('focusin', on);
    element.addEventListener('focusout', off);
    return () => {
      off();
      element.removeEventListener('pointerover', on);
      element.removeEventListener('pointerleave', off);
      element.removeEventListener('focusin', on);
      element.removeEventListener('focusout', off);
    };
  };
}
