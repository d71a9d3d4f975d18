import type { Random } from '../db/seed/random.ts';

/**
 * When people in the demo get round to things: each waits a while, by chance, from when it is first seen. It is kept in
 * memory only: after a restart everybody waits again.
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

  /** Forgets what is over, so that a demo that runs for weeks does not grow. */
  forgetBefore(moment: Date): void {
    for (const [what, due] of this.#due) if (due < moment.getTime()) this.#due.delete(what);
  }
}
