import * as z from '@hawiyat/shared/contract/core/schema';
import { driverOrderStates } from '@hawiyat/shared/contract/fleet/drivers';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { useEffect } from 'react';
import { filterOrders } from './driver-detail-store.ts';

/** The address of a driver's page. */
const driverQuery = z.object({
  state: z.optional(z.enum(driverOrderStates)),
  month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
});

/** Empty for all. */
export type OrdersChoice = { readonly state?: string; readonly month?: string };

/** The address has the filter, so that «back» from an order restores it. */
export function useOrdersFilter() {
  const [filter, changeFilter] = useQueryState(driverQuery);
  useEffect(() => filterOrders(filter), [filter]);
  const change = (choice: OrdersChoice) => changeFilter(choice, { replace: true });
  return { filter, change };
}
