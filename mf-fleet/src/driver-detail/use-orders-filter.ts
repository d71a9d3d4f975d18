import { driverOrderStates } from '@hawiyat/shared/contract/fleet/drivers';
import { useAddress } from '@hawiyat/shared/router';
import { useEffect, useMemo } from 'react';
import { filterOrders, type OrdersFilter } from './driver-detail-store.ts';

/** What is chosen anew; empty for all. */
export type OrdersChoice = Partial<Record<keyof OrdersFilter, string>>;

/** The filter of a driver's orders, which the address has: «back» from an order finds it again. */
export function useOrdersFilter() {
  const [address, changeAddress] = useAddress();
  const [asked, month] = [address.get('state'), address.get('month')];
  const filter = useMemo((): OrdersFilter => {
    const state = driverOrderStates.find((item) => item === asked);
    return {
      ...(state && { state }),
      ...(month !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
    };
  }, [asked, month]);
  useEffect(() => filterOrders(filter), [filter]);
  const change = (choice: OrdersChoice) => changeAddress({ ...choice }, { replace: true });
  return { filter, change };
}
