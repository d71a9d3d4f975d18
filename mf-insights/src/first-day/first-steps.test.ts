import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import { type FirstStep, firstSteps } from '@hawiyat/shared/contract/company/first-day';
import { may, type Role } from '@hawiyat/shared/contract/core/roles';
import { expect, test } from 'vitest';
import { mayBeNew, ownSteps } from './first-steps.ts';

const firstDay = (done: readonly FirstStep[], isHidden = false) => ({
  steps: firstSteps.map((step) => ({ step, isDone: done.includes(step) })),
  isHidden,
});
const seenBy = (role: Role, done: readonly FirstStep[] = [], isHidden = false) =>
  ownSteps(firstDay(done, isHidden), (right) => may(role, right))?.map(({ step }) => step) ?? null;

test.each<[Role, readonly FirstStep[], readonly FirstStep[] | null]>([
  ['owner', [], firstSteps],
  ['owner', ['logo', 'offer'], firstSteps],
  ['owner', firstSteps, null],
  ['dispatcher', [], ['containers', 'drivers', 'offer']],
  ['dispatcher', ['containers', 'drivers', 'offer'], null],
  ['accountant', [], null],
  ['viewer', [], null],
])('%s with %j done sees %j', (role, done, seen) => {
  expect(seenBy(role, done)).toEqual(seen);
});

test('hidden steps are seen by nobody', () => {
  expect(seenBy('owner', [], true)).toBeNull();
});

test('a company that has completed an order is not asked for its steps', () => {
  const stats = (completed: number) => ({ orderStats: { completed } }) as DashboardStats;
  expect([mayBeNew(stats(0)), mayBeNew(stats(1))]).toEqual([true, false]);
});
