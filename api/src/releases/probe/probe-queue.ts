import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Log } from '../../db/context.ts';

type Work = (signal: AbortSignal) => Promise<void>;

/** One trial at a time, and one more waiting for each area: any number of reports costs one. */
export class ProbeQueue {
  private readonly waiting = new Map<Releasable, Work>();
  private readonly closing = new AbortController();
  private running: Promise<void> | null = null;

  constructor(private readonly log: Log) {}

  enqueue(remote: Releasable, work: Work): void {
    if (this.closing.signal.aborted || this.waiting.has(remote)) return;
    this.waiting.set(remote, work);
    this.running ??= this.run();
  }

  /** Accepts no more trials and aborts the current one. */
  async close(): Promise<void> {
    this.waiting.clear();
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    for (const [remote, work] of this.waiting) {
      this.waiting.delete(remote);
      await work(signal).catch((err) => {
        if (!signal.aborted) this.log.error({ err, remote }, 'a trial failed to run');
      });
    }
    this.running = null;
  }
}
