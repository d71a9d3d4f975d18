import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import type { FirstDay, FirstStep } from '@hawiyat/shared/contract/company/first-day';
import type { Right } from '@hawiyat/shared/contract/core/roles';

/** Who can do a step. */
const rightFor: Readonly<Record<FirstStep, Right>> = {
  logo: 'change-company',
  containers: 'change-fleet',
  drivers: 'change-fleet',
  place: 'change-company',
  offer: 'offer',
};

/** A company that has completed an order knows its way, so nobody asks for its steps. */
export const mayBeNew = ({ orderStats }: DashboardStats): boolean => orderStats.completed === 0;

/**
 * @param may the person's rights
 * @returns the steps that the person can do; null when nothing is left of them, or they are hidden
 */
export function ownSteps({ steps, isHidden }: FirstDay, may: (right: Right) => boolean) {
  // A newer server may know more steps.
  const own = steps.filter(({ step }) => rightFor[step] && may(rightFor[step]));
  return isHidden || own.every(({ isDone }) => isDone) ? null : own;
}
