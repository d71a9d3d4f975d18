import { type Arm, withArm } from './metrics.ts';
import { afterFailure, eValueOf, type SequentialTest } from './sequential-test.ts';
import { noTimes, quantile, type Times, withTime } from './times.ts';

/** Silent faults, which a stable release hardly has, so that few prove much; and the time to content. */
export const comparedMetrics = ['silentFault', 'slow'] as const;
export type ComparedMetric = (typeof comparedMetrics)[number];

export interface Comparison {
  readonly evidence: SequentialTest;
  /** Compared sessions of this stage, of the companies that still count. */
  readonly shares: Readonly<Record<Arm, number>>;
  readonly stage: string;
  readonly times: Readonly<Record<Arm, Times>>;
  readonly companies: Readonly<Record<Arm, number>>;
  /** Pairs only: by how many milliseconds stable companies became slower, the latest last. */
  readonly drifts?: readonly { readonly company: string; readonly milliseconds: number }[];
}

export interface ComparedCompany {
  readonly sessions: number;
  readonly events: number;
}

export interface ComparedSession {
  readonly arm: Arm;
  readonly stage: string;
  readonly time: number | null;
  readonly hasFault: boolean;
  readonly isNew: boolean;
}

const hypotheses: Readonly<Record<ComparedMetric, readonly number[]>> = {
  silentFault: [2, 4, 8, 16, 32, 64],
  slow: [2, 3, 4],
};
/** A company's browsers and line are alike, so its sessions are slow together. */
const eventsPerCompany: Readonly<Record<ComparedMetric, number>> = {
  silentFault: 3,
  slow: 1,
};
/** Three such tests, beside those of failures, halt a good release in at most one of a hundred rollouts. */
export const comparedThreshold = 2_000;
const minimum = { companies: 3, stableTimes: 10 };
/** Milliseconds by which p75 must be worse: people do not feel less. */
const noticeable = 1_000;

export const emptyComparison = (tried: number): Comparison => ({
  evidence: Array.from({ length: tried }, () => 0),
  shares: { candidate: 0, stable: 0 },
  stage: '',
  times: { candidate: noTimes, stable: noTimes },
  companies: { candidate: 0, stable: 0 },
});
export const noComparison = (metric: ComparedMetric) => emptyComparison(hypotheses[metric].length);

/** Adds one session; `company` is its company in this stage so far. Null when the session adds nothing. */
export function withCompared(
  metric: ComparedMetric,
  comparison: Comparison,
  { arm, stage, time, hasFault, isNew }: ComparedSession,
  company: ComparedCompany,
): { readonly comparison: Comparison; readonly company: ComparedCompany } | null {
  // A server that has not read the new stage yet sent this.
  if (stage < comparison.stage) return null;
  if (!isNew && (time !== null || !hasFault)) return null;
  const isSameStage = stage === comparison.stage;
  const present = isSameStage
    ? comparison
    : { ...comparison, stage, shares: { candidate: 0, stable: 0 }, companies: { candidate: 0, stable: 0 } };
  const limit = quantile(present.times.stable, 0.75, minimum.stableTimes);
  const times =
    time === null ? present.times : withArm(present.times, arm, withTime(present.times[arm], time));
  if (time !== null && limit === null) return { comparison: { ...present, times }, company };

  const isEvent = time === null ? hasFault : time > (limit ?? 0);
  if (company.events >= eventsPerCompany[metric]) return { comparison: { ...present, times }, company };
  const sessions = company.sessions + (isNew ? 1 : 0);
  const shares = isNew ? withArm(present.shares, arm, present.shares[arm] + 1) : present.shares;
  if (!isEvent) return { comparison: { ...present, times, shares }, company: { ...company, sessions } };
  const events = company.events + 1;
  return {
    comparison: {
      ...present,
      times,
      evidence: afterFailure(present.evidence, arm === 'candidate', shares, hypotheses[metric]),
      shares: events >= eventsPerCompany[metric] ? withArm(shares, arm, shares[arm] - sessions) : shares,
      companies: withArm(present.companies, arm, present.companies[arm] + (company.events === 0 ? 1 : 0)),
    },
    company: { sessions, events },
  };
}

/** Whether the candidate is worse beyond chance, from enough companies, and by as much as people notice. */
export function isWorse(metric: ComparedMetric, comparison: Comparison): boolean {
  const { evidence, companies } = comparison;
  if (eValueOf(evidence) < comparedThreshold) return false;
  if (companies.candidate < minimum.companies) return false;
  if (metric === 'silentFault') return true;
  const { candidate, stable } = p75Of(comparison);
  return candidate !== null && stable !== null && candidate - stable >= noticeable;
}

export function p75Of({ times }: Comparison): Readonly<Record<Arm, number | null>> {
  return { candidate: quantile(times.candidate, 0.75, 1), stable: quantile(times.stable, 0.75, 1) };
}
