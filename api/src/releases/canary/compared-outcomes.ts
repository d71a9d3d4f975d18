import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { isOthersFault } from './canary-sample.ts';
import type { ComparedReport } from './compared-rows.ts';

/** Where offers are sent and drivers assigned; the host can hinder it as well. */
export const businessRemotes: readonly Releasable[] = ['mf-orders', 'shell'];

/** Calls are counted for ten seconds. */
const aMinute = 6;

const silentFaults: readonly Outcome['outcome'][] = [
  ...(['hung', 'missingChunk', 'alteredLayout', 'deadLink', 'lostSession', 'alteredBuiltIns'] as const),
];

/**
 * What a session's outcomes of one release add to the comparisons. A time counts when all files came from the cache: a
 * candidate is new to each browser, and would be slower for that alone.
 */
export function comparedReports(
  remote: Releasable,
  release: string | null,
  outcomes: readonly Outcome[],
): ComparedReport[] {
  const own = outcomes.filter((outcome) => outcome.remote === remote && outcome.release === release);
  const warm = own.find(({ outcome, isWarm }) => outcome === 'loaded' && isWarm)?.milliseconds;
  const { longTask, calls } = own.find(({ outcome }) => outcome === 'measured') ?? {};
  const hasFault = own.some((one) => silentFaults.includes(one.outcome) && !isOthersFault(one));
  const hasOpened = own.some(({ outcome }) => outcome === 'loaded' || outcome === 'retried');
  return [
    ...(hasFault || hasOpened ? [{ metric: 'silentFault', time: null, hasActed: hasFault } as const] : []),
    ...(warm === undefined ? [] : [{ metric: 'slow', time: warm, hasActed: false } as const]),
    ...(longTask === undefined ? [] : [{ metric: 'longTask', time: longTask, hasActed: false } as const]),
    ...(calls === undefined ? [] : [{ metric: 'calls', time: calls * aMinute, hasActed: false } as const]),
    ...(hasOpened && businessRemotes.includes(remote)
      ? [{ metric: 'business', time: null, hasActed: false } as const]
      : []),
  ];
}
