import { useAddress } from '@hawiyat/shared/router';
import { useEffect } from 'react';

const parameter = 'act';

/**
 * Does what the address asks for, once: the addresses of notifications do, with `act=assign`.
 * @param assign asks for a driver; undefined when the order's next action is another one
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
