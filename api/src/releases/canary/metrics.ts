import type { SequentialTest, Shares } from './sequential-test.ts';

export type Arm = 'candidate' | 'stable';

/** `fatal`: the area did not work or hindered others. `died`: memory, a battery or the system can cause it as well. */
export const metrics = ['fatal', 'uncaughtError', 'died'] as const;
export type Metric = (typeof metrics)[number];

export const byMetric = <Of>(of: (metric: Metric) => Of): Readonly<Record<Metric, Of>> => ({
  fatal: of('fatal'),
  uncaughtError: of('uncaughtError'),
  died: of('died'),
});

/** Each metric counts the sessions that failed at least once, of all companies. */
export interface Figures extends Readonly<Record<Metric, number>> {
  readonly sessions: number;
  readonly companies: number;
}

export interface Test {
  readonly evidence: SequentialTest;
  readonly shares: Shares;
  readonly failing: number;
  readonly failingCompanies: number;
}
