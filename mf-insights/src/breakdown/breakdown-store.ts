import { call } from '@hawiyat/shared/client';
import { fetchContainerBreakdown } from '@hawiyat/shared/contract/dashboard';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { onNewDay } from '../parts/new-day.ts';

/** The company's containers, counted by type and size. An order changes its container's status without telling of it. */
export const breakdown = liveAnswer({
  ask: async (_: object, signal) => (await call(fetchContainerBreakdown, {}, signal)).data,
  concerns: /^(container|order)\./,
});

onNewDay(breakdown.retry);
