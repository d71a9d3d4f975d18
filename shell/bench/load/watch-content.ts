/** Milliseconds since the navigation began, by the page's own clock. */
export interface PaintTimes {
  readonly fcp: number;
  readonly lcp: number;
  /** Until the frame after the one in which the content was painted. */
  readonly content: number;
  /** Number of long tasks until then, and the sum of their time beyond 50 ms. */
  readonly longTasks: number;
  readonly blocked: number;
}

/**
 * Runs in the page before its scripts: checks in each frame whether the content is shown.
 * @param selectors must all match
 * @returns leaves a promise of the `PaintTimes` at `globalThis.paintTimes`
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
  // The browser reports a paint some frames after it.
  const painted = new Promise<number>((resolve) => {
    observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && resolve(startTime));
  });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const watch = async (): Promise<PaintTimes> => {
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
  Reflect.set(globalThis, 'paintTimes', watch());
}
