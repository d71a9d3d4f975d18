import { call } from '@hawiyat/shared/client';
import { fetchRevenue } from '@hawiyat/shared/contract/dashboard';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { onNewDay } from '../components/new-day.ts';
import type { RevenueQuery } from './revenue-query.ts';

export type Revenue = Awaited<ReturnType<typeof ask>>;

/** Keeps the query with its answer, because the former figures stay while those of another choice load. */
async function ask(query: RevenueQuery, signal: AbortSignal) {
  const { months, groupBy } = query;
  const { data } = await call(fetchRevenue, { query: { period: `${months}months`, groupBy } }, signal);
  return { ...data, query };
}

export const revenue = liveAnswer({ ask, concerns: /^(order|sub_order)\./ });

onNewDay(revenue.retry);
