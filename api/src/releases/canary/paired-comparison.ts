import { type ComparedCompany, type Comparison, comparedThreshold, emptyComparison } from './comparison.ts';
import { eValueOf } from './sequential-test.ts';
import { withTime } from './times.ts';

/**
 * Times of the candidate beside those that the same companies had before it. Companies differ more than releases do, and
 * here each is its own control: where few companies have the candidate, few sessions are enough.
 */
export const pairedMetric = 'slowerThanBefore';
export type PairedMetric = typeof pairedMetric;

/** By how much a session must be slower than the earlier one, in milliseconds: less is not noticed. */
const margin = 500;
/** How often a session of a slow candidate is the slower one of its pair. */
const hypotheses = [0.65, 0.8, 0.95];
/** A company's sessions are slow together, so it counts for no more than this: three must agree to reach the threshold. */
export const mostPerCompany = Math.sqrt(comparedThreshold) / 2;
/** Stable companies that must show how times have changed for everybody, and the last ones that count. */
const drifts = { least: 3, last: 20 };
/** Earlier times that a company must have before it can show that. */
const leastBefore = 5;

export const noPairs = emptyComparison(1);

/**
 * Adds what a company of the stable release now takes longer than before the rollout: what slows everybody down is not the
 * candidate's fault.
 * @param before its earlier times in milliseconds
 */
export function withDrift(
  comparison: Comparison,
  company: string,
  time: number,
  before: readonly number[],
): Comparison {
  if (before.length < leastBefore) return comparison;
  const others = (comparison.drifts ?? []).filter((drift) => drift.company !== company);
  return {
    ...comparison,
    drifts: [...others, { company, milliseconds: time - median(before) }].slice(-drifts.last),
  };
}

/**
 * Adds a session of the candidate and one that its company had before.
 *
 * A sign test by betting (Shekhar and Ramdas, "Nonparametric two-sample testing by betting", IEEE Transactions on
 * Information Theory 70, 2024): each earlier session is used once, so a candidate that is not slower has the slower one
 * of a pair with a probability of at most one half, whatever came before; a margin only lowers it. A company's e-value is
 * the mean over the hypotheses. Limited, it only gets smaller, so the product over all companies is an e-value as well,
 * and reaches n with a probability of at most 1/n, however often it is checked (Ville's inequality).
 * @param pair times in milliseconds
 * @param company its pairs so far, and those with the slower session at the candidate
 * @returns null while nobody knows how times have changed on the stable release
 */
export function withPair(
  comparison: Comparison,
  pair: { readonly time: number; readonly before: number },
  company: ComparedCompany,
): { readonly comparison: Comparison; readonly company: ComparedCompany } | null {
  const known = comparison.drifts ?? [];
  if (known.length < drifts.least) return null;
  const drift = Math.max(0, median(known.map(({ milliseconds }) => milliseconds)));
  const isSlower = pair.time - pair.before > margin + drift;
  const after = { sessions: company.sessions + 1, events: company.events + (isSlower ? 1 : 0) };
  const [log = 0] = comparison.evidence;
  const isFirst = isSlower && company.events === 0;
  return {
    comparison: {
      ...comparison,
      evidence: [log + Math.log(limitedEValue(after)) - Math.log(limitedEValue(company))],
      times: {
        candidate: withTime(comparison.times.candidate, pair.time),
        stable: withTime(comparison.times.stable, pair.before),
      },
      companies: { candidate: comparison.companies.candidate + (isFirst ? 1 : 0), stable: 0 },
    },
    company: after,
  };
}

/** @returns whether the candidate is slower than its companies knew it, beyond chance, at three of them at least */
export const isSlowerThanBefore = ({ evidence }: Comparison): boolean =>
  eValueOf(evidence) >= comparedThreshold;

function limitedEValue({ sessions, events }: ComparedCompany): number {
  const ratios = hypotheses.map((slower) => (2 * slower) ** events * (2 - 2 * slower) ** (sessions - events));
  return Math.min(mostPerCompany, ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
