import { fetchActions } from '@hawiyat/shared/contract/company/dashboard';
import { createQuery, invalidate } from '@hawiyat/shared/query';
import { atom } from 'nanostores';
import { onNewDay } from '../components/new-day.ts';

export const $actions = createQuery(fetchActions, atom({}), {
  invalidatedBy: ['order', 'sub_order', 'request', 'offer', 'driver'],
  select: ({ data }) => data,
});

onNewDay(() => invalidate(fetchActions));
