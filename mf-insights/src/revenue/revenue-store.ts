import { fetchRevenue } from '@hawiyat/shared/contract/company/dashboard';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { createQuery, invalidate } from '@hawiyat/shared/query';
import { atom, computed } from 'nanostores';
import { onNewDay } from '../components/new-day.ts';
import type { RevenueQuery } from './revenue-query.ts';

/** With its query, because the former figures stay while those of another query load. */
export type Revenue = Answer<typeof fetchRevenue>['data'] & { readonly query: RevenueQuery };

const $query = atom<RevenueQuery | null>(null);

const $answer = createQuery(
  fetchRevenue,
  computed($query, (query) =>
    query === null ? null : { query: { period: `${query.months}months`, groupBy: query.groupBy } as const },
  ),
  { invalidatedBy: ['order', 'sub_order'], select: ({ data }) => data },
);

export const $revenue = computed($answer, ({ data, input, ...state }) => {
  const { period = '', groupBy = 'month' } = input?.query ?? {};
  const query: RevenueQuery = { months: Number.parseInt(String(period), 10), groupBy };
  return { ...state, data: data && { ...data, query } };
});

export const fetchRevenueAgain = $answer.fetch;

export async function showRevenue(query: RevenueQuery): Promise<void> {
  $query.set(query);
  await $answer.fetch();
}

onNewDay(() => invalidate(fetchRevenue));
