import type { Releasable } from '@hawiyat/shared/contract/releases';
import type { FastifyBaseLogger } from 'fastify';

type Work = (signal: AbortSignal) => Promise<void>;

/**
 * Queue of trials: one at a time, and at most one waiting for each area, so that any number of reports costs
 * one. Callers never wait for it.
 */
export class ProbeQueue {
  private readonly waiting = new Map<Releasable, Work>();
  private readonly closing = new AbortController();
  private running: Promise<void> | null = null;

  constructor(private readonly log: FastifyBaseLogger) {}

  ask(of: Releasable, work: Work): void {
    if (this.closing.signal.aborted || this.waiting.has(of)) return;
    this.waiting.set(of, work);
    this.running ??= this.run();
  }

  /** Accepts no more and aborts the current trial. */
  async close(): Promise<void> {
    this.waiting.clear();
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    for (const [of, work] of this.waiting) {
      this.waiting.delete(of);
      await work(signal).catch((err) => {
        if (!signal.aborted) this.log.error({ err, of }, 'a probe came to nothing');
      });
    }
    this.running = null;
  }
}
