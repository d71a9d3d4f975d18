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
  computed($query, (query) => query && { query }),
  { invalidatedBy: ['order', 'sub_order'], select: ({ data }) => data },
);

export const $revenue = computed($answer, ({ data, input, ...state }) => ({
  ...state,
  data: data && { ...data, query: input?.query as RevenueQuery },
}));

export const fetchRevenueAgain = $answer.fetch;

export async function showRevenue(query: RevenueQuery): Promise<void> {
  $query.set(query);
  await $answer.fetch();
}

onNewDay(() => invalidate(fetchRevenue));
