import type { Random } from './seed/random.ts';

/**
 * Random delays of the demo's people, each counted from when a matter is first seen. They are in memory only:
 * after a restart everyone waits again.
 */
export class Pace {
  readonly #due = new Map<string, number>();

  constructor(
    private readonly random: Random,
    private readonly now: () => Date,
  ) {}

  /**
   * Says whether somebody's time for something has come; when it has, the next wait begins.
   * @param what e.g. an order's id and its status
   * @param seconds the shortest and the longest wait
   */
  isDue(what: string, seconds: readonly [least: number, most: number]): boolean {
    const now = this.now().getTime();
    const due = this.#due.get(what);
    const isDue = due !== undefined && due <= now;
    if (due === undefined || isDue)
      this.#due.set(what, now + this.random.whole(seconds[0], seconds[1]) * 1000);
    return isDue;
  }

  /** Drops old entries, so that memory does not grow for weeks. */
  forgetBefore(moment: Date): void {
    for (const [what, due] of this.#due) if (due < moment.getTime()) this.#due.delete(what);
  }
}
