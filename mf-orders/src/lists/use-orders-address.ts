import { useSearchParams } from '@hawiyat/shared/router';
import { useCallback } from 'react';
import { type AddressChange, changedAddress } from './orders-address.ts';

/**
 * Filters and sort live in the address, so that reload, back and a sent link keep them.
 * @returns the address, and what changes it; a search replaces its entry, because nobody steps back letter by letter
 */
export function useOrdersAddress() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (item: AddressChange) => {
      // Two changes may follow faster than the page draws: the second begins where the first has led.
      const now = new URLSearchParams(window.location.search);
      setAddress(changedAddress(now, item), { replace: 'q' in item, preventScrollReset: true });
    },
    [setAddress],
  );
  return { address, change };
}
