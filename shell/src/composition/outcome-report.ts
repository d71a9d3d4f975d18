import type { Outcome } from '@hawiyat/shared/contract/releases';

/** An earlier server rejects a whole report that has one of them among its outcomes. */
const laterKinds: readonly Outcome['outcome'][] = ['missingChunk', 'alteredLayout', 'measured'];

/** @returns the body of a report: kinds that not every server knows stand in a field that an earlier one ignores */
export const reportOf = (all: readonly Outcome[]): { outcomes: Outcome[]; later: Outcome[] } => ({
  outcomes: all.filter(({ outcome }) => !laterKinds.includes(outcome)),
  later: all.filter(({ outcome }) => laterKinds.includes(outcome)),
});
