import { marketplace } from '../db/events.ts';
import type { Listen } from '../db/listen.ts';

/** Notifies readers of events. A notification says that there may be new ones; the table holds them. */
export class ChangeNotifier {
  private readonly sleepers = new Map<string, Set<() => void>>();
  private listening: Promise<() => Promise<void>> | null = null;

  async listen(listen: Listen): Promise<void> {
    this.listening = listen((companyId) => this.wake(companyId));
    await this.listening;
  }

  /** @param companyId null, as for the marketplace, notifies everyone */
  wake(companyId: string | null): void {
    const isForAll = companyId === null || companyId === marketplace;
    const woken = isForAll ? [...this.sleepers.values()] : [this.sleepers.get(companyId) ?? new Set()];
    for (const set of woken) for (const wake of set) wake();
  }

  /** @returns how many readers of the company wait */
  countOf(companyId: string): number {
    return this.sleepers.get(companyId)?.size ?? 0;
  }

  /**
   * Calls back whenever the company may have new events.
   * @returns a function that unsubscribes
   */
  subscribe(companyId: string, wake: () => void): () => void {
    const set = this.sleepers.get(companyId) ?? new Set();
    this.sleepers.set(companyId, set.add(wake));
    return () => {
      set.delete(wake);
      if (set.size === 0) this.sleepers.delete(companyId);
    };
  }

  async close(): Promise<void> {
    // A server may stop while it is still connecting.
    const stop = await this.listening;
    await stop?.();
    this.wake(null);
  }
}
