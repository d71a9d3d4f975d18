import { call } from '@hawiyat/shared/client';
import { fetchStats } from '@hawiyat/shared/contract/dashboard';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { onNewDay } from '../components/new-day.ts';

export const stats = liveAnswer({
  ask: async (_: object, signal) => (await call(fetchStats, {}, signal)).data,
  concerns: /^(order|sub_order|container|driver)\./,
});

onNewDay(stats.retry);
