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

class Pointing {
  at = $state.raw<Pointed | null>(null);
}

export const pointing = new Pointing();

/** This element is such a thing: `<div {@attach tells(() => ({ title, lines }))}>`. */
export function tells(what: () => Pick<Pointed, 'title' | 'lines'> & { part?: Part | null }): Attachment {
  return (element) => {
    const on = (event: Event) => {
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
