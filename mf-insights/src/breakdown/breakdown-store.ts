import { fetchContainerBreakdown } from '@hawiyat/shared/contract/company/dashboard';
import { createQuery, invalidate } from '@hawiyat/shared/query';
import { atom } from 'nanostores';
import { onNewDay } from '../components/new-day.ts';

export const $breakdown = createQuery(fetchContainerBreakdown, atom({}), {
  // An order changes its container's status without a container event.
  invalidatedBy: ['container', 'order'],
  select: ({ data }) => data,
});

onNewDay(() => invalidate(fetchContainerBreakdown));
