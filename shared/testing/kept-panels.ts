import type { RunningPanel } from './running-panel.ts';

const everyday = 'everyday';

/** The panels of one worker: the everyday one runs to the end, any other until a test wants yet another. */
export class KeptPanels {
  readonly #running = new Map<string, Promise<{ readonly panel: RunningPanel }>>();
  readonly #made = new WeakMap<RunningPanel, Map<string, Promise<unknown>>>();

  /**
   * @param name of the panel, which says what it starts with
   * @param start called unless it runs
   */
  async get<Started extends { readonly panel: RunningPanel }>(
    name: string,
    start: () => Promise<Started>,
  ): Promise<Started> {
    const running = this.#running.get(name);
    if (running) return running as Promise<Started>;
    if (name !== everyday) await this.stop((other) => other !== everyday);
    const started = start();
    this.#running.set(name, started);
    return started;
  }

  /** What is made once on a panel, for all tests on it. @param name of what is made */
  on<Made>(panel: RunningPanel, name: string, make: () => Promise<Made>): Promise<Made> {
    const all = this.#made.get(panel) ?? new Map<string, Promise<unknown>>();
    this.#made.set(panel, all);
    const made = (all.get(name) as Promise<Made> | undefined) ?? make();
    all.set(name, made);
    return made;
  }

  /** @param which all when left out */
  async stop(which: (name: string) => boolean = () => true): Promise<void> {
    const errors: unknown[] = [];
    for (const [name, started] of [...this.#running].filter(([name]) => which(name))) {
      this.#running.delete(name);
      // The test that wanted one that did not start has failed by that.
      const running = await started.catch(() => null);
      await running?.panel.stop().catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  }
}
