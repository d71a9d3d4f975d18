import type { SequentialTest, Shares } from './sequential-test.ts';

export type Arm = 'candidate' | 'stable';

/**
 * How a session can fail: the area did not load, crashed, hung or hindered what is around it; it threw an uncaught error; or its
 * page died, which memory, a battery or an impatient system can cause as well.
 */
export const metrics = ['fatal', 'uncaughtError', 'died'] as const;
export type Metric = (typeof metrics)[number];

/** @returns one value for each metric */
export const byMetric = <Of>(of: (metric: Metric) => Of): Readonly<Record<Metric, Of>> => ({
  fatal: of('fatal'),
  uncaughtError: of('uncaughtError'),
  died: of('died'),
});

/** With the sessions that have failed so at least once, all those of every company. */
export interface Figures extends Readonly<Record<Metric, number>> {
  readonly sessions: number;
  readonly companies: number;
}

export interface Test {
  readonly evidence: SequentialTest;
  /** Sessions of this stage, of the companies that still count. */
  readonly shares: Shares;
  /** Counted failures of the candidate. */
  readonly failing: number;
  readonly failingCompanies: number;
}
