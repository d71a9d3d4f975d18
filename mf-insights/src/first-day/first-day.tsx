import { use } from 'react';
import { ensureFirstDay, FirstDayCard } from './first-day-card.tsx';
import { mayBeNew } from './first-steps.ts';

/** Milliseconds that the figures below wait for the steps, which would move them. */
const patience = 2_000;

let asked: Promise<unknown> | undefined;

export interface FirstDayProps {
  /** Null before the first answer. */
  stats: Parameters<typeof mayBeNew>[0] | null;
}

/** Suspends until a new company's steps are known; other companies ask for none. */
export function FirstDay({ stats }: FirstDayProps) {
  return stats && mayBeNew(stats) ? <Steps /> : null;
}

function Steps() {
  asked ??= Promise.race([ensureFirstDay(), new Promise((resolve) => setTimeout(resolve, patience))]);
  use(asked);
  return <FirstDayCard />;
}
