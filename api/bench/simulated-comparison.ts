import {
  type ComparedCompany,
  type ComparedMetric,
  isWorse,
  noComparison,
  withCompared,
} from '../src/releases/canary/comparison.ts';
import type { Arm } from '../src/releases/canary/metrics.ts';
import type { Dice } from '../testing/fuzz/dice.ts';

/** Sessions of many companies, whose browsers and lines are alike within each. */
export interface TimePlan {
  readonly metric: ComparedMetric;
  /** The candidate's share of all sessions. */
  readonly share: number;
  readonly companies: number;
  /** Milliseconds that the candidate adds to each session. */
  readonly added: number;
  /** From 0 to 1: how much of the differences between sessions is one between companies. */
  readonly alike: number;
  /** How often a session has the fault, by arm. */
  readonly faulty: Readonly<Record<Arm, number>>;
}

/**
 * @param most candidate's sessions after which it counts as passed
 * @returns the candidate's sessions until it was found worse; null when it passed
 */
export function simulatedComparison(dice: Dice, plan: TimePlan, most: number): number | null {
  const { metric, share, companies, added, alike, faulty } = plan;
  const ofCandidate = Math.max(3, Math.round(companies * share));
  const all = Array.from({ length: companies }, (_, i) => ({
    arm: (i < ofCandidate ? 'candidate' : 'stable') as Arm,
    nature: normal(dice),
    seen: { sessions: 0, events: 0 } as ComparedCompany,
  }));
  const [own, others] = [all.slice(0, ofCandidate), all.slice(ofCandidate)];
  let comparison = noComparison(metric);
  let sessions = 0;
  while (sessions < most) {
    const company = dice.pick(dice.chance(share) ? own : others);
    const { arm, nature } = company;
    if (arm === 'candidate') sessions++;
    const spread = Math.sqrt(alike) * nature + Math.sqrt(1 - alike) * normal(dice);
    // Log-normal about a median of 1.1 s: p75 is 1.6 s, p95 2.9 s.
    const time = 1_100 * Math.exp(0.6 * spread) + (arm === 'candidate' ? added : 0);
    const isTimed = metric === 'slow';
    const hasFault = !isTimed && dice.chance(faulty[arm]);
    const session = { arm, stage: '1', time: isTimed ? time : null, hasFault, isNew: true };
    const after = withCompared(metric, comparison, session, company.seen);
    if (!after) continue;
    comparison = after.comparison;
    company.seen = after.company;
    if (isWorse(metric, comparison)) return sessions;
  }
  return null;
}

/** Box and Muller's. */
export const normal = (dice: Dice) =>
  Math.sqrt(-2 * Math.log(1 - dice.next())) * Math.cos(2 * Math.PI * dice.next());
