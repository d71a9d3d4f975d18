import { call } from '@hawiyat/shared/client';
import { fetchActions } from '@hawiyat/shared/contract/dashboard';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { onNewDay } from '../components/new-day.ts';

export const actions = liveAnswer({
  ask: async (_: object, signal) => (await call(fetchActions, {}, signal)).data,
  concerns: /^(order|sub_order|request|offer|driver)\./,
});

onNewDay(actions.retry);
