import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { useEffect } from 'react';
import { panelQuery } from '../components/open-order.ts';

/**
 * Runs the address's `act=assign` once, as in notifications. `assign`: undefined when the order's next action differs.
 */
export function useAskedAction(assign: (() => void) | undefined): void {
  const [{ act }, change] = useQueryState(panelQuery);
  useEffect(() => {
    if (act === undefined) return;
    change({ act: '' }, { replace: true });
    if (act === 'assign') assign?.();
  }, [act, assign, change]);
}
