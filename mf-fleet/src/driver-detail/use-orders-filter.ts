import { driverOrderStates } from '@hawiyat/shared/contract/fleet/drivers';
import { useAddress } from '@hawiyat/shared/router';
import { useEffect, useMemo } from 'react';
import { filterOrders, type OrdersFilter } from './driver-detail-store.ts';

/** Empty for all. */
export type OrdersChoice = Partial<Record<keyof OrdersFilter, string>>;

/** The address has the filter, so that «back» from an order restores it. */
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
