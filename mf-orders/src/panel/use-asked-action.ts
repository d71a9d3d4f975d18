import { useAddress } from '@hawiyat/shared/router';
import { useEffect } from 'react';

const parameter = 'act';

/**
 * Runs the address's `act=assign` once, as in notifications. `assign`: undefined when the order's next action differs.
 */
export function useAskedAction(assign: (() => void) | undefined): void {
  const [address, changeAddress] = useAddress();
  const asked = address.get(parameter);
  useEffect(() => {
    if (asked === null) return;
    changeAddress({ [parameter]: '' }, { replace: true });
    if (asked === 'assign') assign?.();
  }, [asked, assign, changeAddress]);
}
