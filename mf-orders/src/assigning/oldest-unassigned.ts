import { listAcceptedOrders } from '@hawiyat/shared/contract/orders';
import { createQuery } from '@hawiyat/shared/query';
import { notify } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { openDialog } from '../components/dialog.ts';

const query = { driver: 'unassigned', open: 'true', sort: 'deliveryDate', order: 'asc', limit: '1' } as const;

/** Null when there is none, or none is known. */
export const $oldestUnassigned = createQuery(listAcceptedOrders, atom({ query }), {
  invalidatedBy: /^(order|container)\./,
  // An assignment has a driver before the next answer says which order is the oldest now.
  select: ({ orders }) => orders.find((order) => order.driverId === null) ?? null,
});

let isShown = false;

/** @returns a function that unsubscribes */
export function followOldest(): () => void {
  isShown = true;
  const leave = $oldestUnassigned.listen(() => {});
  void $oldestUnassigned.fetch();
  return () => {
    isShown = false;
    leave();
  };
}

/** Waits for the newest answer, because an assignment may have changed which order is the oldest. */
export async function assignToOldest(): Promise<void> {
  const { data: known, loading } = $oldestUnassigned.get();
  if (known === null || loading) await $oldestUnassigned.fetch();
  if (!isShown) return;
  const { data: oldest, error } = $oldestUnassigned.get();
  if (oldest === null) {
    if (error !== null) notify(error, 'error');
    return;
  }
  const { id, deliveryDate: day, Container } = oldest;
  openDialog({ kind: 'assign', task: { kind: 'order', id, day, number: Container.containerNumber } });
}
