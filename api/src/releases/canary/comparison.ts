import type { Arm } from './metrics.ts';
import { afterFailure, eValueOf, type SequentialTest } from './sequential-test.ts';
import { noTimes, quantile, type Times, withTime } from './times.ts';

/**
 * What is compared with the stable release although no area failed by itself: faults that a page cannot say (it hung, a
 * file is missing, the layout changed), which a stable release hardly has, so that few prove much; and time to content.
 */
export const comparedMetrics = ['silentFault', 'slow'] as const;
export type ComparedMetric = (typeof comparedMetrics)[number];

/** One metric of one rollout. */
export interface Comparison {
  readonly evidence: SequentialTest;
  /** Compared sessions of this stage, of the companies that still count. */
  readonly shares: Readonly<Record<Arm, number>>;
  readonly stage: string;
  readonly times: Readonly<Record<Arm, Times>>;
  /** Companies whose sessions had the fault, or were slow. */
  readonly companies: Readonly<Record<Arm, number>>;
  /** Of pairs only: how much longer stable companies take than before the rollout, in milliseconds, the last ones last. */
  readonly drifts?: readonly { readonly company: string; readonly milliseconds: number }[];
}

/** A company in one stage and metric. */
export interface ComparedCompany {
  readonly sessions: number;
  readonly events: number;
}

export interface ComparedSession {
  readonly arm: Arm;
  readonly stage: string;
  /** Milliseconds; null for faults. */
  readonly time: number | null;
  /** Whether it had the fault for the first time. */
  readonly hasFault: boolean;
  readonly isNew: boolean;
}

/** A slow candidate is beyond the stable release's p75 up to four times as often. */
const hypotheses: Readonly<Record<ComparedMetric, readonly number[]>> = {
  silentFault: [2, 4, 8, 16, 32, 64],
  slow: [2, 3, 4],
};
/** Of one company: its browsers and its line are alike, so its sessions are slow together. */
const eventsPerCompany: Readonly<Record<ComparedMetric, number>> = {
  silentFault: 3,
  slow: 1,
};
/** Three such tests, beside those of failures, halt a good release in at most one of a hundred rollouts. */
export const comparedThreshold = 2_000;
const least = { companies: 3, stableTimes: 10 };
/** By how many milliseconds p75 must be worse: a statistical difference may be one that nobody feels. */
const noticeable = 1_000;

/** @returns a comparison without a session @param tried how many hypotheses it has evidence of */
export const emptyComparison = (tried: number): Comparison => ({
  evidence: Array.from({ length: tried }, () => 0),
  shares: { candidate: 0, stable: 0 },
  stage: '',
  times: { candidate: noTimes, stable: noTimes },
  companies: { candidate: 0, stable: 0 },
});
export const noComparison = (metric: ComparedMetric) => emptyComparison(hypotheses[metric].length);

/**
 * Adds one session to a comparison.
 * @param company its company in this stage so far
 * @returns the comparison and the company with it; null when it adds nothing
 */
export function withCompared(
  metric: ComparedMetric,
  comparison: Comparison,
  { arm, stage, time, hasFault, isNew }: ComparedSession,
  company: ComparedCompany,
): { readonly comparison: Comparison; readonly company: ComparedCompany } | null {
  // From a server that had not read the new stage yet.
  if (stage < comparison.stage) return null;
  if (!isNew && (time !== null || !hasFault)) return null;
  const isSameStage = stage === comparison.stage;
  const present = isSameStage
    ? comparison
    : { ...comparison, stage, shares: { candidate: 0, stable: 0 }, companies: { candidate: 0, stable: 0 } };
  const limit = quantile(present.times.stable, 0.75, least.stableTimes);
  const times =
    time === null ? present.times : withArm(present.times, arm, withTime(present.times[arm], time));
  // Without a limit yet there is nothing to compare with.
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

/** @returns whether the candidate is worse beyond chance, from enough companies, and by as much as people notice */
export function isWorse(metric: ComparedMetric, comparison: Comparison): boolean {
  const { evidence, companies } = comparison;
  if (eValueOf(evidence) < comparedThreshold) return false;
  if (companies.candidate < least.companies) return false;
  if (metric === 'silentFault') return true;
  const { candidate, stable } = p75Of(comparison);
  return candidate !== null && stable !== null && candidate - stable >= noticeable;
}

/** @returns p75 of both sides in milliseconds; null where there is no time */
export function p75Of({ times }: Comparison): Readonly<Record<Arm, number | null>> {
  return { candidate: quantile(times.candidate, 0.75, 1), stable: quantile(times.stable, 0.75, 1) };
}

const withArm = <Of>(both: Readonly<Record<Arm, Of>>, arm: Arm, value: Of): Readonly<Record<Arm, Of>> =>
  arm === 'candidate' ? { ...both, candidate: value } : { ...both, stable: value };
