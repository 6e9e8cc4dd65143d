// Mediples and markers come from where they were seen last: from home on their first way, from place to
// place after that.

import type { Attachment } from 'svelte/attachments';
import { anchor, calm, DURATION, EASE, lasting, whereabouts } from '../../lib/motion';

/** This element is that thing now; it comes from where the first of these was seen. */
export function comes(key: string, ...from: string[]): Attachment {
  return (element) => {
    // A page may show many tables, such as the figures of the rules: nothing travels from one to another.
    const figure = element.closest<HTMLElement>('[data-figure]')?.dataset.figure ?? '';
    const to = element.getBoundingClientRect();
    const then = whereabouts(...[key, ...from].map((one) => figure + one));
    const release = anchor(figure + key)(element);
    if (then && to.width && !calm()) {
      const dx = then.left + then.width / 2 - to.left - to.width / 2;
      const dy = then.top + then.height / 2 - to.top - to.height / 2;
      if (Math.hypot(dx, dy) > 4) {
        element.animate(
          [
            { transform: `translate(${dx}px, ${dy}px)`, zIndex: 9 },
            { transform: 'none', zIndex: 9 },
          ],
          { duration: lasting(DURATION), easing: EASE },
        );
      }
    }
    return release;
  };
}
