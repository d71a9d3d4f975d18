import { CallError, call } from '@hawiyat/shared/client';
import { type AcceptedOrder, listAcceptedOrders } from '@hawiyat/shared/contract/orders';
import { fetchOrderCounts, gatherEvents, notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { onChange } from '../components/changes.ts';
import { openDialog } from '../components/dialog.ts';

export const $oldestUnassigned = atom<AcceptedOrder | null>(null);

const query = { driver: 'unassigned', open: 'true', sort: 'deliveryDate', order: 'asc', limit: '1' } as const;
let running = new AbortController();
/** Resolves to the error message of the newest request, or to null. */
let answer: Promise<string | null> = Promise.resolve(null);
let isShown = false;

async function ask(signal: AbortSignal): Promise<string | null> {
  try {
    const { orders } = await call(listAcceptedOrders, { query }, signal);
    if (!signal.aborted) $oldestUnassigned.set(orders[0] ?? null);
    return null;
  } catch (error) {
    // A newer request has replaced this one; its answer serves this caller too.
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

/** @returns a function that unsubscribes */
export function followOldest(): () => void {
  isShown = true;
  fetchOldest();
  return () => {
    isShown = false;
    running.abort();
  };
}

/** Waits for the newest answer, because an assignment may have changed which order is the oldest. */
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
  openDialog({ kind: 'assign', task: { kind: 'order', id, day, number: Container.containerNumber } });
}

const expectOwnEvent = gatherEvents({
  concerns: /^(order|container)\./,
  isWanted: () => isShown,
  fetch: fetchOldest,
});

onChange((change) => {
  if (!isShown || change.kind === 'offered') return;
  if (change.kind === 'assigned') expectOwnEvent(change.task.id);
  fetchOldest();
  void fetchOrderCounts();
});

onCompanyChange(() => {
  running.abort();
  $oldestUnassigned.set(null);
});
