import type { Page } from '@playwright/test';

/** Milliseconds to wait for the browser's entries. */
const entriesWithin = 250;
/** The browser reports no shorter events. */
const shortest = 16;

/**
 * Measures one press or key as the browser does for Interaction to Next Paint: from the event to the next paint, in steps of
 * 8 ms (Event Timing API, W3C).
 * @param act what the person does
 * @returns milliseconds, 16 for whatever takes less
 */
export async function answerTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  const measuring = await page.evaluateHandle((durationThreshold) => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(click|keydown|input|pointerup)$/.test(name)) found.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return { found, observer };
  }, shortest);
  await act();
  const durations = await measuring.evaluate(
    ({ found, observer }, wait) =>
      new Promise<number[]>((resolve) =>
        setTimeout(() => {
          observer.disconnect();
          resolve(found);
        }, wait),
      ),
    entriesWithin,
  );
  await measuring.dispose();
  return Math.max(shortest, ...durations);
}
