import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import type { FirstDay, FirstStep } from '@hawiyat/shared/contract/company/first-day';
import type { Right } from '@hawiyat/shared/contract/core/roles';

const rightFor: Readonly<Record<FirstStep, Right>> = {
  logo: 'change-company',
  containers: 'change-fleet',
  drivers: 'change-fleet',
  place: 'change-company',
  offer: 'offer',
};

/** A company with a completed order needs no steps. */
export const mayBeNew = ({ orderStats }: DashboardStats): boolean => orderStats.completed === 0;

/** The steps that the person may do; null when all are done or hidden. */
export function ownSteps({ steps, isHidden }: FirstDay, may: (right: Right) => boolean) {
  // A newer server may send more steps.
  const own = steps.filter(({ step }) => rightFor[step] && may(rightFor[step]));
  return isHidden || own.every(({ isDone }) => isDone) ? null : own;
}
