import { fetchStats } from '@hawiyat/shared/contract/company/dashboard';
import { createQuery, invalidate } from '@hawiyat/shared/query';
import { atom } from 'nanostores';
import { onNewDay } from '../components/new-day.ts';

export const $stats = createQuery(fetchStats, atom({}), {
  invalidatedBy: ['order', 'sub_order', 'container', 'driver'],
  select: ({ data }) => data,
});

onNewDay(() => invalidate(fetchStats));
