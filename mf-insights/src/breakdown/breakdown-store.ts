import { call } from '@hawiyat/shared/client';
import { fetchContainerBreakdown } from '@hawiyat/shared/contract/dashboard';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { onNewDay } from '../components/new-day.ts';

export const breakdown = liveAnswer({
  ask: async (_: object, signal) => (await call(fetchContainerBreakdown, {}, signal)).data,
  // An order changes its container's status without a container event.
  concerns: /^(container|order)\./,
});

onNewDay(breakdown.retry);
