import { useSearchParams } from '@hawiyat/shared/router';
import { useCallback } from 'react';
import { type AddressChange, changedAddress } from './orders-address.ts';

/**
 * @returns the address and a function that changes it; a search replaces the history entry, because nobody
 * steps back letter by letter
 */
export function useOrdersAddress() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (item: AddressChange) => {
      // A second change may come before the first has rendered, so it starts from the current URL.
      const now = new URLSearchParams(window.location.search);
      setAddress(changedAddress(now, item), { replace: 'q' in item, preventScrollReset: true });
    },
    [setAddress],
  );
  return { address, change };
}
