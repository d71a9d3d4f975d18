import { type ComparedCompany, type Comparison, comparedThreshold, emptyComparison } from './comparison.ts';
import { eValueOf } from './sequential-test.ts';
import { withTime } from './times.ts';

/** Companies differ more than releases do, so each company is its own control: few sessions are enough. */
export const pairedMetric = 'slowerThanBefore';
export type PairedMetric = typeof pairedMetric;

/** Milliseconds: people do not notice less. */
const margin = 500;
/** How often a session of a slow candidate is the slower one of its pair. */
const hypotheses = [0.65, 0.8, 0.95];
/** A company's sessions are slow together, so its e-value is limited: three companies must agree. */
export const mostPerCompany = Math.sqrt(comparedThreshold) / 2;
/** Stable companies that must show how times changed for everybody, and the latest ones that count. */
const drifts = { least: 3, last: 20 };
/** Earlier times that a company must have before it counts as one of them. */
const leastBefore = 5;

export const noPairs = emptyComparison(1);

/** Adds how much slower a stable company became: what slows everybody down is not the candidate's fault. */
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
 * A sign test by betting: Shekhar and Ramdas, IEEE Transactions on Information Theory 70, 2024. Each earlier session
 * pairs once; the product of limited e-values reaches n with a probability of at most 1/n (Ville's inequality).
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
