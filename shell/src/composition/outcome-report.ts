import type { Outcome } from '@hawiyat/shared/contract/releases';

/** An earlier server rejects a whole report that has one of them among its outcomes. */
const laterKinds: readonly Outcome['outcome'][] = ['missingChunk', 'alteredLayout', 'measured'];

/** @returns the body of a report: kinds that not every server knows stand in a field that an earlier one ignores */
export function reportOf(all: readonly Outcome[]): { outcomes: Outcome[]; later?: Outcome[] } {
  const isLater = ({ outcome }: Outcome) => laterKinds.includes(outcome);
  const outcomes = all.filter((one) => !isLater(one));
  return outcomes.length < all.length ? { outcomes, later: all.filter(isLater) } : { outcomes };
}
