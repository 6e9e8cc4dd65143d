// What the pointer or the focus is on, wherever it lies: the board shows where it would lead.

import type { Attachment } from 'svelte/attachments';
import type { Part } from '../../lib/types';

class Pointing {
  part = $state.raw<Part | null>(null);
}

export const pointing = new Pointing();

/** This element stands for a part that can be picked: `<button {@attach points(part)}>`. */
export function points(part: Part | null): Attachment {
  return (element) => {
    if (!part) return;
    const on = () => (pointing.part = part);
    // A moment later: what has the focus and is taken away is left while the page is being drawn.
    const off = () =>
      queueMicrotask(() => {
        if (pointing.part === part) pointing.part = null;
      });
    element.addEventListener('pointerenter', on);
    element.addEventListener('pointerleave', off);
    element.addEventListener('focus', on);
    element.addEventListener('blur', off);
    return () => {
      off();
      element.removeEventListener('pointerenter', on);
      element.removeEventListener('pointerleave', off);
      element.removeEventListener('focus', on);
      element.removeEventListener('blur', off);
    };
  };
}
