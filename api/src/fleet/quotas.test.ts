import { expect, test } from 'vitest';
import { isTooMany, quotas } from './quotas.ts';

test.each([
  ['containers', 0, 1, false],
  ['containers', quotas.containers - 1, 1, false],
  ['containers', quotas.containers, 1, true],
  ['containers', quotas.containers - 5, 6, true],
  ['drivers', quotas.drivers, 0, false],
  ['drivers', quotas.drivers, 1, true],
] as const)('%s: %d and %d more are too many: %s', (what, present, more, tooMany) => {
  expect(isTooMany(what, present, more)).toBe(tooMany);
});
