import { marketplace } from '../db/events.ts';
import type { Listen } from '../db/listen.ts';

/** Wakes those who read events. A wake says that there may be something; what there is, the table says. */
export class ChangeNotifier {
  private readonly sleepers = new Map<string, Set<() => void>>();
  private listening: Promise<() => Promise<void>> | null = null;

  /** Begins to hear what the database announces. */
  async listen(listen: Listen): Promise<void> {
    this.listening = listen((companyId) => this.wake(companyId));
    await this.listening;
  }

  /** @param companyId null, like the marketplace, wakes everybody */
  wake(companyId: string | null): void {
    const isForAll = companyId === null || companyId === marketplace;
    const woken = isForAll ? [...this.sleepers.values()] : [this.sleepers.get(companyId) ?? new Set()];
    for (const set of woken) for (const wake of set) wake();
  }

  /** @returns how many of the company are waiting */
  countOf(companyId: string): number {
    return this.sleepers.get(companyId)?.size ?? 0;
  }

  /** Calls `wake` whenever there may be something for the company. @returns stops it */
  subscribe(companyId: string, wake: () => void): () => void {
    const set = this.sleepers.get(companyId) ?? new Set();
    this.sleepers.set(companyId, set.add(wake));
    return () => {
      set.delete(wake);
      if (set.size === 0) this.sleepers.delete(companyId);
    };
  }

  async close(): Promise<void> {
    // A server may be stopped while it is still beginning to listen.
    const stop = await this.listening;
    await stop?.();
    this.wake(null);
  }
}
