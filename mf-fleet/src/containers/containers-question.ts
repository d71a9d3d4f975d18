import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { day } from '@hawiyat/shared/contract/core/days';
import { containerStatuses } from '@hawiyat/shared/contract/fleet/container-list';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import type { Days } from './container-availability.ts';
import type { ContainerFilter } from './container-filter.ts';
import { type ContainerSort, sortBy, sortFields } from './container-sort.ts';

export interface ContainersQuestion {
  readonly filter: ContainerFilter;
  readonly sort: ContainerSort;
}

/** The address has other parameters too, such as `view`. */
const names = ['status', 'type', 'size', 'q', 'free', 'from', 'to', 'back', 'sort', 'order'] as const;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((known) => known === value);
const dayIn = (text: string | null) => day.safeParse(text).data ?? null;

/** One day, two days, or a distance (`in-1` is tomorrow); past days do not count. */
function freeDays(address: URLSearchParams, now: string): Days | null {
  const later = /^in-(\d{1,2})$/.exec(address.get('free') ?? '')?.[1];
  const one = later === undefined ? dayIn(address.get('free')) : daysAfter(now, Number(later));
  const from = one ?? dayIn(address.get('from'));
  const to = one ?? dayIn(address.get('to')) ?? from;
  if (from === null || to === null || to < from || to < now) return null;
  return [from < now ? now : from, to];
}

function backIn(text: string | null): ContainerFilter['back'] {
  const days = Number(text);
  return text === 'late' ? text : Number.isInteger(days) && days >= 1 && days <= 60 ? days : null;
}

/** An unknown value counts as missing, so that an outdated link still shows a list. @param now Riyadh's today */
export function readQuestion(address: URLSearchParams, now = today()): ContainersQuestion {
  const usual = sortBy(oneOf(sortFields, address.get('sort')) ?? 'createdAt');
  return {
    filter: {
      status: oneOf(containerStatuses, address.get('status')) ?? 'all',
      type: oneOf(containerTypes, address.get('type')) ?? 'all',
      size: oneOf(containerSizes, address.get('size')) ?? 'all',
      text: (address.get('q') ?? '').slice(0, 100),
      free: freeDays(address, now),
      back: backIn(address.get('back')),
    },
    sort: { ...usual, order: oneOf(['asc', 'desc'] as const, address.get('order')) ?? usual.order },
  };
}

/** Keeps the address's other parameters. */
export function withQuestion(
  address: URLSearchParams,
  { filter, sort }: ContainersQuestion,
): URLSearchParams {
  const { free } = filter;
  const isOneDay = free?.[0] === free?.[1];
  const usual = sortBy(sort.field);
  const values: Record<(typeof names)[number], string | number | null> = {
    ...{ status: filter.status, type: filter.type, size: filter.size, q: filter.text, back: filter.back },
    free: free && isOneDay ? free[0] : null,
    from: free && !isOneDay ? free[0] : null,
    to: free && !isOneDay ? free[1] : null,
    sort: sort.field === 'createdAt' ? null : sort.field,
    order: sort.order === usual.order ? null : sort.order,
  };
  const next = new URLSearchParams(address);
  for (const name of names) {
    const value = values[name];
    if (value === null || value === '' || value === 'all') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Saves days of the next sixty by distance, so that «غدًا» stays tomorrow. */
export function savedQuestion(question: ContainersQuestion, now = today()): string {
  const address = withQuestion(new URLSearchParams(), question);
  const day = address.get('free');
  if (day !== null) address.set('free', `in-${Math.round((Date.parse(day) - Date.parse(now)) / 86_400_000)}`);
  return address.toString();
}
