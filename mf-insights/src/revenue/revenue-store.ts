import { call } from '@hawiyat/shared/client';
import { fetchRevenue } from '@hawiyat/shared/contract/dashboard';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { onNewDay } from '../parts/new-day.ts';
import type { RevenueQuery } from './revenue-query.ts';

export type Revenue = Awaited<ReturnType<typeof ask>>;

/** The figures with what they answer: while another choice is under way, they are still those of the one before. */
async function ask(query: RevenueQuery, signal: AbortSignal) {
  const { months, groupBy } = query;
  const { data } = await call(fetchRevenue, { query: { period: `${months}months`, groupBy } }, signal);
  return { ...data, query };
}

/** Revenue of completed orders: only an order that is completed, or no longer is, changes it. */
export const revenue = liveAnswer({ ask, concerns: /^(order|sub_order)\./ });

onNewDay(revenue.retry);
