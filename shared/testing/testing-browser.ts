import { vi } from 'vitest';

/** Local storage of one browser: a write in one tab is an event in all others. */
export class TestingBrowser {
  readonly items = new Map<string, string>();
  readonly #tabs: EventTarget[] = [];

  constructor() {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.items.get(key) ?? null,
      setItem: (key: string, value: string) => this.#write(key, () => this.items.set(key, value)),
      removeItem: (key: string) => this.#write(key, () => this.items.delete(key)),
    });
  }

  /** Modules imported next run in a tab of their own, with their own instances. */
  openTab(): EventTarget {
    const tab = new EventTarget();
    this.#tabs.push(tab);
    this.use(tab);
    vi.resetModules();
    return tab;
  }

  use(tab: EventTarget): void {
    vi.stubGlobal('window', tab);
  }

  #write(key: string, change: () => void): void {
    change();
    const others = this.#tabs.filter((tab) => tab !== globalThis.window);
    for (const tab of others)
      tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: this.items.get(key) ?? null }));
  }
}
