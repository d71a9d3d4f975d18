import type { SequentialTest, Shares } from './sequential-test.ts';

export type Arm = 'candidate' | 'stable';

/** `fatal`: the area did not work or hindered others. `died`: memory, a battery or the system can cause it as well. */
export const metrics = ['fatal', 'uncaughtError', 'died'] as const;
export type Metric = (typeof metrics)[number];

export const byMetric = <Value>(create: (metric: Metric) => Value): Readonly<Record<Metric, Value>> => ({
  fatal: create('fatal'),
  uncaughtError: create('uncaughtError'),
  died: create('died'),
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

export const withArm = <Value>(
  both: Readonly<Record<Arm, Value>>,
  arm: Arm,
  value: Value,
): Readonly<Record<Arm, Value>> => ({ ...both, [arm]: value });
