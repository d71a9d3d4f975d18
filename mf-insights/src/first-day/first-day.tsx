import { lazy, Suspense } from 'react';
import { mayBeNew } from './first-steps.ts';

const Steps = lazy(async () => ({
  default: (await import(/* webpackChunkName: "first-day" */ './first-day-card.tsx')).FirstDayCard,
}));

export interface FirstDayProps {
  /** Null before the first answer. */
  stats: Parameters<typeof mayBeNew>[0] | null;
}

/** What a new company does first; of any other it asks nothing. */
export function FirstDay({ stats }: FirstDayProps) {
  if (!stats || !mayBeNew(stats)) return null;
  return (
    <Suspense>
      <Steps />
    </Suspense>
  );
}
