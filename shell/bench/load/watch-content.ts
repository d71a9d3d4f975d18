/** Of one page load, in milliseconds since the navigation began, by the page's own clock. */
export interface Sight {
  readonly fcp: number;
  readonly lcp: number;
  /** Until the frame after the one in which the content was painted. */
  readonly content: number;
  /** Long tasks until then: how many, and the time beyond 50 ms of each together. */
  readonly longTasks: number;
  readonly blocked: number;
}

/**
 * Runs in the page, before anything of it: looks at each frame whether the content stands.
 * @param selectors what must all be there
 * @returns leaves a promise of the `Sight` at `globalThis.sight`
 */
export function watchContent(selectors: readonly string[]): void {
  const tasks: number[] = [];
  let lcp = 0;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => tasks.push(duration));
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  // The browser tells of a paint a little after it: where the content is the first of all, some frames later.
  const painted = new Promise<number>((resolve) => {
    observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && resolve(startTime));
  });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const look = async (): Promise<Sight> => {
    while (!selectors.every((selector) => document.querySelector(selector))) {
      if (performance.now() > 120_000) throw new Error(`No ${selectors} in: ${document.body.textContent}`);
      await nextFrame();
    }
    await nextFrame();
    const content = performance.now();
    const fcp = await painted;
    await nextFrame();
    await nextFrame();
    const blocked = tasks.reduce((sum, task) => sum + task - 50, 0);
    return { fcp, lcp, content, longTasks: tasks.length, blocked };
  };
  Reflect.set(globalThis, 'sight', look());
}
