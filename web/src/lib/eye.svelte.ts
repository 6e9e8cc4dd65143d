// What is seen of a board: all of it, or a part that has come closer. Places and lengths are in
// the board's own units, unless they are pixels of the screen.

import { calm } from './motion';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 4; // times as large as when all is seen
const SMALL = 0.55; // pixels for a unit
const DRAG = 6; // pixels that a hand may tremble

export class Eye {
  box = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });
  /** Pixels for one unit when all is seen. */
  pixels = $state(1);
  /** Pixels at the foot of the board that lie behind something else. */
  covered = $state(0);
  /** The board is being moved: whatever is under the hand was not meant. */
  dragged = $state(false);
  readonly zoom = $derived.by(() => this.#size.width / this.box.width);
  /** Pixels for one unit as it is seen now. */
  readonly unit = $derived(this.pixels * this.zoom);
  /** The whole board is so small that its parts are hard to hit. */
  readonly small = $derived(this.pixels < SMALL);
  /** What of the box lies behind nothing. */
  readonly seen = $derived.by(() => ({ ...this.box, height: this.box.height - this.covered / this.unit }));

  /** How much wider than high the board is. */
  readonly ratio: number;

  readonly #size: { width: number; height: number };
  readonly #hands = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };
  #gliding = 0;

  constructor(width: number, height: number) {
    this.#size = { width, height };
    this.ratio = width / height;
    this.box = { x: 0, y: 0, width, height };
  }

  /** The board is as many pixels wide when all is seen. */
  measure(pixels: number): void {
    this.pixels = pixels / this.#size.width;
  }

  /** As many pixels at its foot are covered; a board that has come closer ends above them. */
  cover(pixels: number): void {
    if (pixels === this.covered) return;
    this.covered = pixels;
    if (this.zoom > 1) this.box = this.#fit(this.box.x, this.box.y, this.box.width);
  }

  /** A box of this width there, as far as the board reaches. */
  #fit(x: number, y: number, width: number): Box {
    const { width: most, height: highest } = this.#size;
    const fits = Math.min(most, Math.max(most / CLOSEST, width));
    const height = (fits / most) * highest;
    const behind = fits < most ? (this.covered / this.pixels) * (fits / most) : 0;
    return {
      x: Math.min(most - fits, Math.max(0, x)),
      y: Math.min(highest - height + behind, Math.max(0, y)),
      width: fits,
      height,
    };
  }

  /** Closer by this factor (farther below 1); what lies there stays where it is on the screen. */
  zoomAt(factor: number, x = this.box.x + this.box.width / 2, y = this.box.y + this.box.height / 2): void {
    const width = Math.min(this.#size.width, Math.max(this.#size.width / CLOSEST, this.box.width / factor));
    const k = width / this.box.width;
    this.box = this.#fit(x - (x - this.box.x) * k, y - (y - this.box.y) * k, width);
  }

  /** Go there in a moment. */
  glide(x: number, y: number, width: number): void {
    cancelAnimationFrame(this.#gliding);
    const to = this.#fit(x, y, width);
    const from = this.box;
    if (calm()) {
      this.box = to;
      return;
    }
    const began = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - began) / 350)); // a frame may have begun before we did
      const e = 1 - (1 - t) ** 3;
      const between = (side: keyof Box) => from[side] + (to[side] - from[side]) * e;
      this.box = { x: between('x'), y: between('y'), width: between('width'), height: between('height') };
      if (t < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  /** See all of it. */
  all(): void {
    this.glide(0, 0, this.#size.width);
  }

  /** The place on the board under a pixel, counted from the board's corner. */
  place(x: number, y: number): { x: number; y: number } {
    return { x: this.box.x + x / this.unit, y: this.box.y + y / this.unit };
  }

  // Hands: fingers, or the mouse with a button down; in pixels from the board's corner

  down(hand: number, x: number, y: number): void {
    this.#hands.set(hand, { x, y });
    this.#start = { x, y };
    if (this.#hands.size === 1) this.dragged = false;
  }

  move(hand: number, x: number, y: number): void {
    const was = this.#hands.get(hand);
    if (!was) return;
    if (this.#hands.size === 1) {
      if (this.zoom > 1) {
        if (Math.hypot(x - this.#start.x, y - this.#start.y) > DRAG) this.dragged = true;
        if (this.dragged) {
          this.box = this.#fit(
            this.box.x - (x - was.x) / this.unit,
            this.box.y - (y - was.y) / this.unit,
            this.box.width,
          );
        }
      }
    } else {
      this.dragged = true;
      const other = [...this.#hands].find(([id]) => id !== hand)![1];
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      const after = Math.hypot(x - other.x, y - other.y);
      const middle = this.place((x + other.x) / 2, (y + other.y) / 2);
      if (before > 0) this.zoomAt(after / before, middle.x, middle.y);
    }
    this.#hands.set(hand, { x, y });
  }

  up(hand: number): void {
    this.#hands.delete(hand);
    if (!this.#hands.size) setTimeout(() => (this.dragged = false), 60); // after the click that follows
  }
}
