import { driverOrderStates } from '@hawiyat/shared/contract/fleet/drivers';
import { useSearchParams } from '@hawiyat/shared/router';
import { useEffect, useMemo } from 'react';
import { filterOrders, type OrdersFilter } from './driver-detail-store.ts';

/** The filter of a driver's orders, which the address has: «back» from an order finds it again. */
export function useOrdersFilter() {
  const [address, setAddress] = useSearchParams();
  const [asked, month] = [address.get('state'), address.get('month')];
  const filter = useMemo((): OrdersFilter => {
    const state = driverOrderStates.find((item) => item === asked);
    return {
      ...(state && { state }),
      ...(month !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
    };
  }, [asked, month]);
  useEffect(() => filterOrders(filter), [filter]);
  const change = (next: OrdersFilter) => setAddress({ ...next }, { replace: true, preventScrollReset: true });
  return { filter, change };
}
