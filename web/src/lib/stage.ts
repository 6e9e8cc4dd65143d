// What comes to a table at once follows on the board one by one, so that it can be seen. At most a few
// things wait: then the board catches up.

/** Milliseconds that others' moves leave between them, by the chosen pace. */
export const GAPS = { slow: 1400, usual: 450, quick: 0 } as const;
/** How fast that is, in short. */
export const SPEEDS = { slow: '½×', usual: '1×', quick: '2×' } as const;

/** More never wait. */
export const MOST = 8;

export class Stage<Told> {
  #waiting: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  /** `show` one thing; `gap`: milliseconds that what was shown is left alone before the next comes. */
  constructor(
    readonly show: (told: Told, caughtUp: boolean) => void,
    readonly gap: (told: Told) => number,
  ) {}

  /** It is shown when what came before it was seen; or at once, with all that waits. */
  tell(told: Told, atOnce = false): void {
    this.#waiting.push(told);
    if (atOnce || this.#waiting.length > MOST) this.catchUp();
    else this.#next();
  }

  /** Something holds the stage: nothing else happens meanwhile. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.#next();
  }

  /** Show all that waits. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const all = this.#waiting.splice(0);
    for (const one of all) this.show(one, all.length > 1);
  }

  /** Whatever waits has become meaningless. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    while (!this.#held && this.#timer === undefined && this.#waiting.length) {
      const told = this.#waiting.shift()!;
      const gap = this.gap(told);
      if (gap > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#next();
        }, gap);
      }
      this.show(told, false);
    }
  }
}
