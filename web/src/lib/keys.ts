// Keys on a board: which are ours, and where arrows lead.

/** Whether somebody is writing or choosing in a form: their keys are theirs. */
export function typing(event: KeyboardEvent): boolean {
  return (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null;
}

/** The next one of a row, to the left or to the right; after the last comes the first. */
export function beside<One>(row: readonly One[], here: One, key: string): One | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const at = row.indexOf(here);
  return step && at >= 0 ? row[(at + step + row.length) % row.length] : undefined;
}

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Which of these lies next in the direction of an arrow: near, and rather ahead than aside; -1 if none. */
export function nearest(from: Rect, others: readonly Rect[], key: string): number {
  const centre = (one: Rect) => ({ x: one.left + one.width / 2, y: one.top + one.height / 2 });
  const here = centre(from);
  let best = -1;
  let least = Infinity;
  for (const [at, one] of others.entries()) {
    const there = centre(one);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const ahead = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[key] ?? 0;
    const aside = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx);
    if (ahead > 2 && ahead + aside * 2 < least) {
      least = ahead + aside * 2;
      best = at;
    }
  }
  return best;
}

/** Give the focus to the part of a board that lies next. */
export function step(board: Element, from: Element, key: string): void {
  const parts = [...board.querySelectorAll<HTMLElement>('[tabindex="0"]')];
  const at = nearest(
    from.getBoundingClientRect(),
    parts.map((one) => one.getBoundingClientRect()),
    key,
  );
  parts[at]?.focus();
}
