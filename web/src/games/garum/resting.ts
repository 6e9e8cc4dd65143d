// Who looks at a part moves the mouse there. A part that comes to lie under a mouse at rest (a tile was laid, a
// curtain lifted) is not looked at until the mouse moves: its tip would hide what has just happened.

const TREMBLE = 6; // pixels that a hand may tremble
const SAME = 2; // … and that two events of one place may differ

let last = { x: -1, y: -1 };
let waiting: { x: number; y: number; look: () => void } | null = null;

function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

addEventListener(
  'pointermove',
  ({ clientX: x, clientY: y }) => {
    last = { x, y };
    if (!waiting || apart(last, waiting) <= TREMBLE) return;
    waiting.look();
    waiting = null;
  },
  true,
);

/** The pointer is on a part: it is looked at, now or once the mouse has moved. */
export function entered({ pointerType, clientX: x, clientY: y }: PointerEvent, look: () => void): void {
  const rests = pointerType === 'mouse' && apart({ x, y }, last) < SAME;
  waiting = rests ? { x, y, look } : null;
  if (!rests) look();
}

export function gone(): void {
  waiting = null;
}
