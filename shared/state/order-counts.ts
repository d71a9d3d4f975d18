import { atom } from 'nanostores';
import { CallError, call } from '../client/call.ts';
import { countOrders, type OrderCounts } from '../contract/orders.ts';
import { onCompanyChange } from './company-change.ts';
import { onLiveEvent } from './live-events.ts';

/** Counts for the tabs of orders and the sidebar's badge; null until they are known. */
export const $orderCounts = atom<OrderCounts | null>(null);

let running = new AbortController();

/** After a failure the last counts stay: a badge shows no errors. */
export async function fetchOrderCounts(): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  try {
    const { counts } = await call(countOrders, {}, signal);
    if (!signal.aborted) $orderCounts.set(counts);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    console.warn('The orders could not be counted', error);
  }
}

/** Milliseconds in which several events cause one fetch. */
const together = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

onLiveEvent((event) => {
  if ($orderCounts.get() === null) return;
  if (event && !/^(request|offer|order|sub_order)\./.test(event.type)) return;
  clearTimeout(timer);
  timer = setTimeout(() => void fetchOrderCounts(), together);
});

onCompanyChange(() => {
  running.abort();
  clearTimeout(timer);
  $orderCounts.set(null);
});
