import type { App } from './app-context.ts';

export interface ScheduledJob {
  readonly name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  readonly every: number;
  work(app: App): Promise<void>;
}

/** Runs jobs until the returned function stops them. Every server process runs them, so each job must tolerate that. */
export function runScheduledJobs(app: App, jobs: readonly ScheduledJob[]): () => Promise<void> {
  const timers = new Map<ScheduledJob, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isOver = false;

  const go = async (job: ScheduledJob): Promise<void> => {
    try {
      await job.work(app);
    } catch (err) {
      app.http.log.error({ err, job: job.name }, 'a scheduled job failed');
    }
    if (!isOver)
      timers.set(
        job,
        setTimeout(() => begin(job), job.every),
      );
  };
  const begin = (job: ScheduledJob) => {
    const run = go(job).finally(() => running.delete(run));
    running.add(run);
  };

  for (const job of jobs) begin(job);
  return async () => {
    isOver = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  };
}
