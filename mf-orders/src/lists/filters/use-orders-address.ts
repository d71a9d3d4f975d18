import { useAddress } from '@hawiyat/shared/router';
import { useCallback } from 'react';
import { type AddressChange, changedAddress } from './orders-address.ts';

/** A search replaces the history entry, because nobody steps back letter by letter. */
export function useOrdersAddress() {
  const [address, changeAddress] = useAddress();
  const change = useCallback(
    (item: AddressChange) => changeAddress((now) => changedAddress(now, item), { replace: 'q' in item }),
    [changeAddress],
  );
  return { address, change };
}
