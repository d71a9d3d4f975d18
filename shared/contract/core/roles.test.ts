import { expect, test } from 'vitest';
import { may, type Right, type Role, rights, roles, rolesWith } from './roles.ts';

const everybody: Role[] = [...roles];

test.each<[Right, Role[]]>([
  ['own', everybody],
  ['see-work', everybody],
  ['change-fleet', ['owner', 'dispatcher']],
  ['offer', ['owner', 'dispatcher']],
  ['assign', ['owner', 'dispatcher']],
  ['see-revenue', ['owner', 'accountant']],
  ['see-bank', ['owner', 'accountant']],
  ['change-company', ['owner']],
  ['manage-people', ['owner']],
  ['see-audit-log', ['owner']],
  ['use-sandbox', ['owner', 'dispatcher']],
])('%s: %j', (right, allowed) => {
  expect(rolesWith(right)).toEqual(allowed);
});

test('every right is in the table above, and an owner has them all', () => {
  expect(rights.filter((right) => !may('owner', right))).toEqual([]);
  expect(rights).toHaveLength(11);
});
