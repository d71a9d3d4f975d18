import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { isOthersFault } from './canary-sample.ts';
import type { ComparedReport } from './compared-rows.ts';

const silentFaults: readonly Outcome['outcome'][] = [
  ...(['hung', 'missingChunk', 'alteredLayout', 'deadLink', 'lostSession', 'alteredBuiltIns'] as const),
];

/** A time counts with a warm cache only: a candidate is new to each browser, and would be slower for that alone. */
export function comparedReports(
  remote: Releasable,
  release: string | null,
  outcomes: readonly Outcome[],
): ComparedReport[] {
  const own = outcomes.filter((outcome) => outcome.remote === remote && outcome.release === release);
  const warm = own.find(({ outcome, isWarm }) => outcome === 'loaded' && isWarm)?.milliseconds;
  const hasFault = own.some((one) => silentFaults.includes(one.outcome) && !isOthersFault(one));
  const hasOpened = own.some(({ outcome }) => outcome === 'loaded' || outcome === 'retried');
  return [
    ...(hasFault || hasOpened ? [{ metric: 'silentFault', time: null, hasFault } as const] : []),
    ...(warm === undefined ? [] : [{ metric: 'slow', time: warm, hasFault: false } as const]),
  ];
}
