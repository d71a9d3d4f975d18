import type { CDPSession } from '@playwright/test';

/**
 * Records the tasks of the page's main thread with the smallest overhead.
 * @returns ends the recording; the longest task in milliseconds of processor time
 */
export async function longestTask(cdp: CDPSession): Promise<() => Promise<number>> {
  const tasks = new Map<string, number>();
  let main = '';
  const hear = ({ value }: { value: object[] }) => {
    for (const event of value as { name: string; pid: number; tid: number; dur?: number; tdur?: number }[]) {
      const thread = `${event.pid}/${event.tid}`;
      // Only the page's main thread lays out.
      if (event.name === 'Layout') main = thread;
      const took = (event.tdur ?? event.dur ?? 0) / 1000;
      if (event.name.endsWith('RunTask')) tasks.set(thread, Math.max(took, tasks.get(thread) ?? 0));
    }
  };
  cdp.on('Tracing.dataCollected', hear);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', hear);
    return tasks.get(main) ?? Number.NaN;
  };
}
