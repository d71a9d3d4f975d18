import type { CDPSession } from '@playwright/test';

const megabytes = 1_000_000;

/** One metric of the page by the browser's name for it; `Performance` must be enabled. */
export async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((item) => item.name === name)?.value ?? Number.NaN;
}

/** The heap after a collection, in MB. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  // One collection can release objects that only the next one collects.
  for (const _ of [1, 2, 3]) await cdp.send('HeapProfiler.collectGarbage');
  return (await metric(cdp, 'JSHeapUsedSize')) / megabytes;
}
