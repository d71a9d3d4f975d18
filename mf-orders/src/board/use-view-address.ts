import { useSearchParams } from '@hawiyat/shared/router';
import { useCallback } from 'react';

/**
 * The view and its day live in the address, so that reload, back and a sent link keep them. The table's filters stay in it
 * meanwhile.
 * @returns the address, and what changes it; an empty value takes the name out
 */
export function useViewAddress() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (item: { readonly view?: string; readonly day?: string }) => {
      // Two changes may follow faster than the page draws: the second begins where the first has led.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(item)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setAddress(next, { preventScrollReset: true });
    },
    [setAddress],
  );
  return { address, change };
}
