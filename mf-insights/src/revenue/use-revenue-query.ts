import { useAddress } from '@hawiyat/shared/router';
import { useCallback, useMemo } from 'react';
import { type RevenueQuery, revenueAddress, revenueQuery } from './revenue-query.ts';

/** Period and grouping live in the address, so a reload and a shared link keep them; choosing adds no history entry. */
export function useRevenueQuery() {
  const [address, changeAddress] = useAddress();
  const text = address.toString();
  const query = useMemo(() => revenueQuery(new URLSearchParams(text)), [text]);
  const choose = useCallback(
    (choice: Partial<RevenueQuery>) =>
      changeAddress((now) => revenueAddress(now, { ...revenueQuery(now), ...choice }), { replace: true }),
    [changeAddress],
  );
  return { query, choose };
}
