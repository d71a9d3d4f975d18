import type { Page } from '@playwright/test';

/** Milliseconds after which an answer that has not come is none. */
const longEnough = 250;
/** The browser tells nothing of what is answered sooner. */
const soonest = 16;

/**
 * Measures one press or key as the browser does for Interaction to Next Paint: from the event to the picture that shows
 * its answer, in steps of 8 ms (Event Timing API, W3C).
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
  }, soonest);
  await act();
  const durations = await measuring.evaluate(
    ({ found, observer }, wait) =>
      new Promise<number[]>((resolve) =>
        setTimeout(() => {
          observer.disconnect();
          resolve(found);
        }, wait),
      ),
    longEnough,
  );
  await measuring.dispose();
  return Math.max(soonest, ...durations);
}
