import { use } from 'react';
import { ensureFirstDay, FirstDayCard } from './first-day-card.tsx';
import { mayBeNew } from './first-steps.ts';

/** Milliseconds for which the figures below wait for the steps: what comes later moves them. */
const patience = 2_000;

let asked: Promise<unknown> | undefined;

export interface FirstDayProps {
  /** Null before the first answer. */
  stats: Parameters<typeof mayBeNew>[0] | null;
}

/** What a new company does first; of any other it asks nothing. Suspends until a new company's steps are known. */
export function FirstDay({ stats }: FirstDayProps) {
  return stats && mayBeNew(stats) ? <Steps /> : null;
}

function Steps() {
  asked ??= Promise.race([ensureFirstDay(), new Promise((resolve) => setTimeout(resolve, patience))]);
  use(asked);
  return <FirstDayCard />;
}
