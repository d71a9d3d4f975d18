import { useSearchParams } from '@hawiyat/shared/router';
import { useCallback, useMemo } from 'react';
import { type RevenueQuery, revenueAddress, revenueQuery } from './revenue-query.ts';

/**
 * Period and grouping live in the address, so that a reload and a sent link keep them. A choice replaces the one before:
 * back leads to the page that one came from.
 */
export function useRevenueQuery() {
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const query = useMemo(() => revenueQuery(new URLSearchParams(text)), [text]);
  const choose = useCallback(
    (item: Partial<RevenueQuery>) => {
      // Two choices may follow faster than the page draws: the second begins where the first has led.
      const now = new URLSearchParams(window.location.search);
      setAddress(revenueAddress(now, { ...revenueQuery(now), ...item }), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setAddress],
  );
  return { query, choose };
}
