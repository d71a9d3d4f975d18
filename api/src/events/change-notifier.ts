import type { Listen } from '../db/listen.ts';
import { marketplace } from './event-log.ts';

/** Tells readers that there may be new events. The table holds the events. */
export class ChangeNotifier {
  private readonly subscribers = new Map<string, Set<() => void>>();
  private listening: Promise<() => Promise<void>> | null = null;

  async listen(listen: Listen): Promise<void> {
    this.listening = listen((companyId) => this.notify(companyId));
    await this.listening;
  }

  /** `null` and the marketplace notify every company. */
  notify(companyId: string | null): void {
    const isForAll = companyId === null || companyId === marketplace;
    const notified = isForAll
      ? [...this.subscribers.values()]
      : [this.subscribers.get(companyId) ?? new Set()];
    for (const set of notified) for (const callback of set) callback();
  }

  countOf(companyId: string): number {
    return this.subscribers.get(companyId)?.size ?? 0;
  }

  /** Calls back whenever the company may have new events. The returned function unsubscribes. */
  subscribe(companyId: string, callback: () => void): () => void {
    const set = this.subscribers.get(companyId) ?? new Set();
    this.subscribers.set(companyId, set.add(callback));
    return () => {
      set.delete(callback);
      if (set.size === 0) this.subscribers.delete(companyId);
    };
  }

  async close(): Promise<void> {
    const stop = await this.listening;
    await stop?.();
    this.notify(null);
  }
}
