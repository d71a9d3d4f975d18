import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import * as z from '@hawiyat/shared/contract/core/schema';
import { day } from '@hawiyat/shared/contract/core/values';
import { containerStatuses } from '@hawiyat/shared/contract/fleet/container-list';
import { readQuery, withQuery } from '@hawiyat/shared/lib/query-state';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import type { ContainerFilter, Days } from './container-filter.ts';
import { type ContainerSort, sortBy, sortFields } from './container-sort.ts';

export interface ContainersQuestion {
  readonly filter: ContainerFilter;
  readonly sort: ContainerSort;
}

export const views = ['cards', 'table', 'map'] as const;

export const containersQuery = z.object({
  view: z._default(z.enum(views), 'cards'),
  status: z._default(z.enum(['all', ...containerStatuses]), 'all'),
  type: z._default(z.enum(['all', ...containerTypes]), 'all'),
  size: z._default(z.enum(['all', ...containerSizes]), 'all'),
  place: z.optional(z.string()),
  q: z._default(z.string(), ''),
  free: z.optional(z.union([day, z.string().check(z.regex(/^in-\d{1,2}$/))])),
  from: z.optional(day),
  to: z.optional(day),
  back: z.optional(z.string().check(z.regex(/^(late|[1-9]|[1-5]\d|60)$/))),
  sort: z._default(z.enum(sortFields), 'createdAt'),
  order: z.optional(z.enum(['asc', 'desc'])),
});
type Query = z.output<typeof containersQuery>;

/** One day, two days, or a distance (`in-1` is tomorrow); past days do not count. */
function freeDays({ free, ...days }: Query, now: string): Days | null {
  const one = free?.startsWith('in-') ? daysAfter(now, Number(free.slice(3))) : free;
  const from = one ?? days.from;
  const to = one ?? days.to ?? from;
  if (from === undefined || to === undefined || to < from || to < now) return null;
  return [from < now ? now : from, to];
}

export function readQuestion(address: URLSearchParams, now = today()): ContainersQuestion {
  const query = readQuery(containersQuery, address);
  const { status, type, size, place = null, q, back, order } = query;
  const usual = sortBy(query.sort);
  return {
    filter: {
      ...{ status, type, size, place, text: q.slice(0, 100), free: freeDays(query, now) },
      back: back === 'late' ? back : back === undefined ? null : Number(back),
    },
    sort: { ...usual, order: order ?? usual.order },
  };
}

export function withQuestion(
  address: URLSearchParams,
  { filter: { status, type, size, place, text, free, back }, sort }: ContainersQuestion,
): URLSearchParams {
  const [from, to] = free ?? [];
  return withQuery(containersQuery, address, {
    ...{ status, type, size, place: place ?? '', q: text, back: back === null ? '' : String(back) },
    ...(from === to ? { free: from, from: '', to: '' } : { free: '', from, to }),
    sort: sort.field,
    order: sort.order === sortBy(sort.field).order ? '' : sort.order,
  });
}

/** Saves days of the next sixty by distance, so that «غدًا» stays tomorrow. */
export function savedQuestion(question: ContainersQuestion, now = today()): string {
  const address = withQuestion(new URLSearchParams(), question);
  const day = address.get('free');
  if (day !== null) address.set('free', `in-${Math.round((Date.parse(day) - Date.parse(now)) / 86_400_000)}`);
  return address.toString();
}
