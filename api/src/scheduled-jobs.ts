import type { App } from './http/context.ts';

/** Work that no request asks for, done again and again. */
export interface ScheduledJob {
  readonly name: string;
  /** Milliseconds between the end of one and the beginning of the next. */
  readonly every: number;
  work(app: App): Promise<void>;
}

/**
 * Goes on its rounds, beginning at once. A round that fails is logged and tried again the next time; two of the same
 * never overlap. Every server process goes on them, so each must bear that another is doing the same.
 * @returns stops, after the rounds that have begun
 */
export function runScheduledJobs(app: App, jobs: readonly ScheduledJob[]): () => Promise<void> {
  const timers = new Map<ScheduledJob, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isOver = false;

  const go = async (round: ScheduledJob): Promise<void> => {
    try {
      await round.work(app);
    } catch (err) {
      app.http.log.error({ err, round: round.name }, 'a round failed');
    }
    if (!isOver)
      timers.set(
        round,
        setTimeout(() => begin(round), round.every),
      );
  };
  const begin = (round: ScheduledJob) => {
    const run = go(round).finally(() => running.delete(run));
    running.add(run);
  };

  for (const round of jobs) begin(round);
  return async () => {
    isOver = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  };
}
