/*
 * What remotes released before the query layer import. They keep running beside this host; the file goes when no live
 * release names these any more.
 */

import * as z from '@hawiyat/shared/contract/schema';
import { atom, computed } from 'nanostores';
import type { Driver } from '../contract/drivers.ts';
import { endpoint } from '../contract/endpoint.ts';
import { countOrders } from '../contract/orders.ts';
import { createQuery } from '../query/create-query.ts';
import { invalidate } from '../query/fetch-query.ts';
import { expectOwnEvent } from '../query/live-changes.ts';
import { onLiveEvent } from './live-events.ts';

export const nothingFetched = { items: null, loading: false, error: null };

/** Without the fields of a driver, which every page would carry for these releases. */
const listDrivers = endpoint(() => ({
  method: 'GET',
  path: '/api/company/drivers',
  audience: 'company',
  response: z.object({ drivers: z.array(z.unknown()) }),
  defaultMessage: 'Failed to fetch drivers',
}));

const $list = createQuery(listDrivers, atom({ query: {} }), {
  invalidatedBy: /^driver\./,
  select: ({ drivers }) => drivers as Driver[],
});
export const $drivers = computed($list, ({ data: items, loading, error }) => ({ items, loading, error }));
export const fetchDrivers = $list.fetch;
export const ensureDrivers = $list.ensure;

/** The change's answer is not in the form that is cached, so the list is asked for again. */
function driverChanged(id: string): void {
  expectOwnEvent([listDrivers.path], id);
  invalidate(listDrivers);
}
export const putDriver = ({ id }: Pick<Driver, 'id'>): void => driverChanged(id);
export const dropDriver = driverChanged;

const $counts = createQuery(countOrders, atom({}), {
  invalidatedBy: /^(request|offer|order|sub_order)\./,
  select: ({ counts }) => counts,
});
export const $orderCounts = computed($counts, ({ data }) => data);
export const fetchOrderCounts = $counts.fetch;

/** Milliseconds in which events are collected. */
const gathering = 700;

export function gatherEvents(store: {
  readonly concerns: RegExp;
  readonly isWanted: () => boolean;
  readonly fetch: () => unknown;
}): (ownId: string) => void {
  let isGathering = false;
  onLiveEvent((event) => {
    if (event && !store.concerns.test(event.type)) return;
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      if (store.isWanted()) store.fetch();
    }, gathering);
  });
  // The echo of an own change asks once too often, which an earlier release can bear.
  return () => {};
}
