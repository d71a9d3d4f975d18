import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { isNamed, type LiveEvent } from '@hawiyat/shared/contract/core/events';
import * as endpoints from '@hawiyat/shared/contract/fleet/driver-details';
import { listStops, type Stop } from '@hawiyat/shared/contract/orders/board';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import { applyChanges, createQuery, pageLength } from '@hawiyat/shared/query';
import { createCursorQuery } from '@hawiyat/shared/query/by-cursor';
import { $session, onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { withoutDriver } from '../../components/drivers.ts';

type Asked = Readonly<Record<'driverId' | 'day', string>>;

const $asked = atom<Asked | null>(null);

const stopsOn = (dayOf: (asked: Asked) => string) =>
  createQuery(
    listStops,
    computed($asked, (asked) => asked && { query: { day: dayOf(asked), driverId: asked.driverId } }),
    { invalidatedBy: ['order', 'sub_order', 'stops', 'container'], gcTime: 0 },
  );
const $today = stopsOn(({ day }) => day);
const $tomorrow = stopsOn(({ day }) => daysAfter(day, 1));

export interface DayOfDriver {
  readonly day: string;
  /** In the driver's order; null before the first answer. */
  readonly stops: readonly Stop[] | null;
}

export const $stops = computed([$asked, $today, $tomorrow], (asked, now, next) => {
  const daysOf = ({ day }: Asked): readonly DayOfDriver[] =>
    [now, next].map(({ data, outdated }, at) => ({
      day: daysAfter(day, at),
      stops: data && !outdated ? data.stops : null,
    }));
  return {
    days: asked ? daysOf(asked) : [],
    error: now.error ?? next.error,
    loading: now.loading || next.loading,
  };
});

export const fetchStops = () => Promise.all([$today.fetch(), $tomorrow.fetch()]);

export type DriverDetails = Answer<typeof endpoints.driverDetails>;

const $driverId = atom<string | null>(null);

export interface OrdersFilter {
  readonly state?: endpoints.DriverOrderState;
  readonly month?: string;
}
const $filter = atom<OrdersFilter>({});

/** Most drivers have few orders, so only a request for more reads the list by its cursor. */
const $readsMore = atom(false);
const $details = createQuery(
  endpoints.driverDetails,
  computed($driverId, (driverId) =>
    driverId === null ? null : { params: { driverId }, query: { limit: String(pageLength) } },
  ),
  // The page shows the present state, so it caches no last visit.
  { invalidatedBy: isAbout, gcTime: 0 },
);
const $orders = createCursorQuery(
  endpoints.driverDetails,
  computed([$driverId, $readsMore], (driverId, readsMore) =>
    driverId === null || !readsMore ? null : { params: { driverId }, query: {} },
  ),
  {
    invalidatedBy: isAbout,
    select: ({ orders, nextCursor = null }) => ({ rows: orders, cursor: nextCursor }),
  },
);

const isFiltered = ({ state, month }: OrdersFilter) => state !== undefined || month !== undefined;
const $foundTotal = atom(0);
const $found = createCursorQuery(
  endpoints.listDriverOrders,
  computed([$driverId, $filter], (driverId, filter) =>
    driverId === null || !isFiltered(filter) ? null : { params: { driverId }, query: { ...filter } },
  ),
  {
    invalidatedBy: isAbout,
    select: ({ orders, total = orders.length, nextCursor = null }) => {
      $foundTotal.set(total);
      return { rows: orders, cursor: nextCursor };
    },
  },
);

/** Earlier details stay when a later fetch fails; their orders are the shown ones, newest day first. */
export const $detail = computed(
  [$driverId, $details, $orders],
  (driverId, { data, loading, error, errorStatus }, list) => {
    const missing = errorStatus === 404;
    const known = missing ? null : data;
    const exists = list.rows ? list.hasMore : Boolean(known?.nextCursor);
    return {
      ...{ driverId, missing, loading, error: missing ? null : error },
      details: known && list.rows ? { ...known, orders: [...list.rows] } : known,
      more: { exists, loading: list.loading, error: list.error },
    };
  },
);

export const $shownOrders = computed(
  [$detail, $filter, $found, $foundTotal],
  ({ details, more }, filter, { rows, hasMore, loading, error }, total) =>
    isFiltered(filter)
      ? { rows, total, isFiltered: true, more: { exists: hasMore, loading, error } }
      : {
          ...{ rows: details?.orders ?? null, total: details?.statistics.totalApplications ?? 0 },
          ...{ isFiltered: false, more },
        },
);

export const filterOrders = (filter: OrdersFilter) => $filter.set(filter);

export const fetchDetails = $details.fetch;

let leave = () => {};

export async function openDriver(driverId: string): Promise<void> {
  closeDriver();
  leave = $detail.listen(({ missing }) => missing && applyChanges(withoutDriver(driverId)));
  $driverId.set(driverId);
  $asked.set({ driverId, day: today() });
  await fetchDetails();
  if ($detail.get().driverId === driverId && !$detail.get().missing) await fetchStops();
}

export async function showMoreOrders(): Promise<void> {
  if (isFiltered($filter.get())) return $found.fetchMore();
  $readsMore.set(true);
  if ($orders.get().rows === null) await $orders.fetch();
  await $orders.fetchMore();
}

export function closeDriver(): void {
  leave();
  $asked.set(null);
  $readsMore.set(false);
  $driverId.set(null);
}

function isAbout({ type, id, data }: LiveEvent): boolean {
  const driverId = $driverId.get();
  if (driverId === null) return false;
  if (isNamed(type, 'driver')) return id === driverId;
  const has = () => $shownOrders.get().rows?.some((order) => order.id === id) ?? false;
  return isNamed(type, 'order') && (data.driverId === driverId || has());
}

// The next company's driver is fetched for the open address.
onCompanyChange(() => {
  const driverId = $driverId.get();
  if ($session.get() && driverId !== null) void openDriver(driverId);
  else closeDriver();
});
