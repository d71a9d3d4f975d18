interface Window {
  attempts: number;
  readonly endsAt: number;
}

/**
 * Counts attempts by a key within a window of time: so many, then a wait until the window ends. Each server process
 * counts for itself; what it remembers is bounded, and the oldest window goes first.
 */
export class AttemptLimit {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly allowed: number,
    private readonly windowSeconds: number,
    private readonly remembered = 10_000,
  ) {}

  /**
   * Counts one attempt.
   * @param now milliseconds
   * @returns 0 when it may go on, else the seconds to wait
   */
  take(key: string, now: number): number {
    const window = this.windowOf(key, now);
    window.attempts += 1;
    return window.attempts <= this.allowed ? 0 : Math.ceil((window.endsAt - now) / 1000);
  }

  /** Takes an attempt back that turned out to be rightful. */
  giveBack(key: string): void {
    const window = this.windows.get(key);
    if (window) window.attempts -= 1;
  }

  /** Starts afresh for a key. */
  forget(key: string): void {
    this.windows.delete(key);
  }

  private windowOf(key: string, now: number): Window {
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    this.windows.delete(key);
    const [oldest] = this.windows.keys();
    if (this.windows.size >= this.remembered && oldest !== undefined) this.windows.delete(oldest);
    const fresh = { attempts: 0, endsAt: now + this.windowSeconds * 1000 };
    this.windows.set(key, fresh);
    return fresh;
  }
}
