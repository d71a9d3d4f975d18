import {
  type AnalysisWindow,
  type CompanyRecord,
  emptyWindow,
  withSample,
} from '../src/releases/canary/canary-analysis.ts';
import type { Arm } from '../src/releases/canary/metrics.ts';
import type { Dice } from '../testing/fuzz/dice.ts';

/** How often a session fails, from 0 to 1. */
export interface Rates {
  readonly fatal: number;
  readonly uncaughtError: number;
}

export interface Plan {
  readonly rates: Readonly<Record<Arm, Rates>>;
  /** The candidate's share of all sessions. */
  readonly share: number;
  readonly companies: number;
  /**
   * Inequality of companies, from 0 to 1: a few have most of the sessions (Zipf's law), and their sessions
   * fail up to twice as often as others, or never.
   */
  readonly inequality: number;
}

/**
 * @param most candidate's sessions after which it counts as passed
 * @returns the candidate's sessions until the canary analysis failed it; null when it passed
 */
export function simulated(
  dice: Dice,
  { rates, share, companies, inequality }: Plan,
  most: number,
): number | null {
  const ofCandidate = Math.max(3, Math.round(companies * share));
  const candidate = cohort(dice, ofCandidate, inequality);
  const stable = cohort(dice, companies - ofCandidate, inequality);
  let window: AnalysisWindow = emptyWindow;
  let sessions = 0;
  while (sessions < most) {
    const isCandidates = dice.chance(share);
    if (isCandidates) sessions++;
    const arm = isCandidates ? 'candidate' : 'stable';
    const company = (isCandidates ? candidate : stable)();
    // One draw decides on both metrics, so most failures count in both.
    const luck = dice.next();
    const fatalRate = Math.min(1, rates[arm].fatal * company.proneness);
    const uncaughtErrorRate = Math.min(1, rates[arm].uncaughtError * company.proneness);
    const isFatal = luck < fatalRate;
    const hasUncaughtError = isFatal
      ? dice.chance(uncaughtErrorRate)
      : luck < fatalRate + (1 - fatalRate) * uncaughtErrorRate;
    const sample = { arm, stage: '1', fatal: isFatal, uncaughtError: hasUncaughtError } as const;
    // Each company has a network of its own.
    const after = withSample(window, sample, { session: null, company: company.seen, network: null });
    if (!after) continue;
    company.seen = after.company;
    window = after.window;
    if (window.against) return sessions;
  }
  return null;
}

interface Company {
  readonly proneness: number;
  seen: CompanyRecord | null;
}

/** @returns a function that draws the company of the next session */
function cohort(dice: Dice, size: number, inequality: number): () => Company {
  const all = Array.from(
    { length: size },
    (): Company => ({ proneness: 1 + inequality * (2 * dice.next() - 1), seen: null }),
  );
  // Each company is in the urn once per session, the smallest once.
  const urn = all.flatMap((item, i) => Array<Company>(Math.round((size / (i + 1)) ** inequality)).fill(item));
  return () => dice.pick(urn);
}
