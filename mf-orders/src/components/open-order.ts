import { useSearchParams } from '@hawiyat/shared/router';
import { type MouseEvent, useCallback } from 'react';

/** The address names the order whose details are open; `order` is the direction of a sort. */
const parameter = 'details';

export function openOrderOf(address: URLSearchParams): string | null {
  return address.get(parameter) || null;
}

/** @returns the same address with another order's details open, or none */
export function withOpenOrder(address: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (id === null) changed.delete(parameter);
  else changed.set(parameter, id);
  return changed;
}

/** «Back» closes what was opened; from one order to the next nobody steps back. */
export function useOpenOrder() {
  const [address, setAddress] = useSearchParams();
  const openId = openOrderOf(address);
  const show = useCallback(
    (id: string | null) => {
      const now = new URLSearchParams(window.location.search);
      const replace = id === null || openOrderOf(now) !== null;
      setAddress(withOpenOrder(now, id), { replace, preventScrollReset: true });
    },
    [setAddress],
  );
  return { openId, show };
}

/** @returns the order of the row that was pressed: by its number, or beside all other buttons and links */
export function pressedOrder({ target }: Pick<MouseEvent, 'target'>): string | null {
  if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return null;
  const control = target.closest('a, button, input, label, select, summary');
  const button = control ?? target.closest('tr, li, [role=listitem]')?.querySelector('[data-details]');
  return button?.getAttribute('data-details') ?? null;
}
