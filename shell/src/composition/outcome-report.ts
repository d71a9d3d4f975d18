import type { Outcome } from '@hawiyat/shared/contract/outcomes';

/** An earlier server rejects a whole report that has one of them among its outcomes. */
const laterKinds: readonly Outcome['outcome'][] = [
  'missingChunk',
  'alteredLayout',
  'measured',
  'guarded',
  'died',
  'deadLink',
  'lostSession',
  'alteredBuiltIns',
];

/** @returns the field of a report for an outcome: kinds that not every server knows stand in one that an earlier one ignores */
export const fieldOf = ({ outcome }: Outcome): 'outcomes' | 'later' =>
  laterKinds.includes(outcome) ? 'later' : 'outcomes';
