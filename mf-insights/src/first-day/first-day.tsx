import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $stats } from '../stats/stats-store.ts';
import { mayBeNew } from './first-steps.ts';

const Steps = lazy(async () => ({
  default: (await import(/* webpackChunkName: "first-day" */ './first-day-card.tsx')).FirstDayCard,
}));

/** What a new company does first; of any other it asks nothing. */
export function FirstDay() {
  const { data } = useStore($stats);
  if (!data || !mayBeNew(data)) return null;
  return (
    <Suspense>
      <Steps />
    </Suspense>
  );
}
