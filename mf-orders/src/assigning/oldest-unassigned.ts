import { CallError, call } from '@hawiyat/shared/client';
import { type AcceptedOrder, listAcceptedOrders } from '@hawiyat/shared/contract/orders';
import { fetchOrderCounts, gatherEvents, notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { onChange } from '../parts/changes.ts';
import { openDialog } from '../parts/dialog.ts';

/** The open order that waits longest for a driver; null when there is none, or it is not known. */
export const $oldestUnassigned = atom<AcceptedOrder | null>(null);

const query = { driver: 'unassigned', open: 'true', sort: 'deliveryDate', order: 'asc', limit: '1' } as const;
let running = new AbortController();
/** Ends with why the newest question failed, or with null. */
let answer: Promise<string | null> = Promise.resolve(null);
let isShown = false;

async function ask(signal: AbortSignal): Promise<string | null> {
  try {
    const { orders } = await call(listAcceptedOrders, { query }, signal);
    if (!signal.aborted) $oldestUnassigned.set(orders[0] ?? null);
    return null;
  } catch (error) {
    // A newer question has taken its place, and whoever waits is served by that one's answer.
    if (signal.aborted) return isShown ? answer : null;
    if (!(error instanceof CallError)) throw error;
    console.warn('The oldest order without a driver is not known', error);
    return error.message;
  }
}

function fetchOldest(): void {
  running.abort();
  running = new AbortController();
  answer = ask(running.signal);
}

/** Keeps it up to date from now on. @returns a function that ends it */
export function followOldest(): () => void {
  isShown = true;
  fetchOldest();
  return () => {
    isShown = false;
    running.abort();
  };
}

/** Opens the dialog for it, once it is known; what is known from before an assignment does not count. */
export async function assignToOldest(): Promise<void> {
  await answer;
  if (!isShown) return;
  if ($oldestUnassigned.get() === null) fetchOldest();
  const failure = await answer;
  const oldest = $oldestUnassigned.get();
  if (!isShown) return;
  if (oldest === null) {
    if (failure) notify(failure, 'error');
    return;
  }
  const { id, deliveryDate: day, Container } = oldest;
  openDialog({ kind: 'assign', job: { kind: 'order', id, day, number: Container.containerNumber } });
}

const expectOwnEvent = gatherEvents({
  concerns: /^(order|container)\./,
  isWanted: () => isShown,
  fetch: fetchOldest,
});

onChange((change) => {
  if (!isShown || change.kind === 'offered') return;
  if (change.kind === 'assigned') expectOwnEvent(change.job.id);
  fetchOldest();
  void fetchOrderCounts();
});

onCompanyChange(() => {
  running.abort();
  $oldestUnassigned.set(null);
});
