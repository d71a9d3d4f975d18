import type { Random } from './seed/random.ts';

/** Delays count from when a matter is first seen. They are in memory: after a restart everyone waits again. */
export class Pace {
  readonly #due = new Map<string, number>();

  constructor(
    private readonly random: Random,
    private readonly now: () => Date,
  ) {}

  /** Starts the next wait when the time has come. */
  isDue(what: string, seconds: readonly [least: number, most: number]): boolean {
    const now = this.now().getTime();
    const due = this.#due.get(what);
    const isDue = due !== undefined && due <= now;
    if (due === undefined || isDue)
      this.#due.set(what, now + this.random.whole(seconds[0], seconds[1]) * 1000);
    return isDue;
  }

  /** Memory must not grow for weeks. */
  forgetBefore(moment: Date): void {
    for (const [what, due] of this.#due) if (due < moment.getTime()) this.#due.delete(what);
  }
}
