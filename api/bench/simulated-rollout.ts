import {
  type AnalysisWindow,
  type Arm,
  type CompanyRecord,
  emptyWindow,
  withSample,
} from '../src/releases/canary-analysis.ts';
import type { Dice } from '../testing/fuzz/dice.ts';

/** How often a session fails, from 0 to 1. */
export interface Rates {
  readonly fatal: number;
  readonly erred: number;
}

/** A made-up rollout. */
export interface Plan {
  readonly rates: Readonly<Record<Arm, Rates>>;
  /** Of all sessions, the candidate's. */
  readonly share: number;
  readonly companies: number;
  /**
   * How unequal companies are, from 0 to 1: a few have most of the sessions (by Zipf's law), and machines or people that
   * let them fail up to twice as often as others, or never.
   */
  readonly inequality: number;
}

/**
 * @param most the candidate's sessions after which it counts as let through
 * @returns the candidate's sessions until canary analysis spoke against it; null when it let it through
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
    // One draw decides on both: what falls below neither rate is most of them.
    const luck = dice.next();
    const fatalRate = Math.min(1, rates[arm].fatal * company.proneness);
    const erredRate = Math.min(1, rates[arm].erred * company.proneness);
    const isFatal = luck < fatalRate;
    const hasErred = isFatal ? dice.chance(erredRate) : luck < fatalRate + (1 - fatalRate) * erredRate;
    const sample = { arm, stage: '1', fatal: isFatal, erred: hasErred } as const;
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

/** @returns gives the company of the next session */
function cohort(dice: Dice, size: number, inequality: number): () => Company {
  const all = Array.from(
    { length: size },
    (): Company => ({ proneness: 1 + inequality * (2 * dice.next() - 1), seen: null }),
  );
  // A company stands in the urn as often as it has sessions, the smallest once.
  const urn = all.flatMap((item, i) => Array<Company>(Math.round((size / (i + 1)) ** inequality)).fill(item));
  return () => dice.pick(urn);
}
