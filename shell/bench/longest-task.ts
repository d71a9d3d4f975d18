import type { CDPSession } from '@playwright/test';

/**
 * Records the tasks of the page's main thread, and nothing that would make them longer.
 * @returns ends the recording; milliseconds of its own processor time that the longest task took
 */
export async function longestTask(cdp: CDPSession): Promise<() => Promise<number>> {
  const tasks = new Map<string, number>();
  let main = '';
  const hear = ({ value }: { value: object[] }) => {
    for (const it of value as { name: string; pid: number; tid: number; dur?: number; tdur?: number }[]) {
      const thread = `${it.pid}/${it.tid}`;
      // Only the page's main thread lays out.
      if (it.name === 'Layout') main = thread;
      const took = (it.tdur ?? it.dur ?? 0) / 1000;
      if (it.name.endsWith('RunTask')) tasks.set(thread, Math.max(took, tasks.get(thread) ?? 0));
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
