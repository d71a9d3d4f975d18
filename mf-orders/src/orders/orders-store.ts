import { CallError, call } from '@hawiyat/shared/client';
import type { Input } from '@hawiyat/shared/contract/endpoint';
import * as offers from '@hawiyat/shared/contract/offers';
import * as orders from '@hawiyat/shared/contract/orders';
import * as jobs from '@hawiyat/shared/contract/sub-orders';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { liveList } from './live-list.ts';
import type { AcceptedQuery, SubOrdersQuery } from './orders-address.ts';
import { messages } from './orders-messages.ts';

/** Customers' open requests, the nearest day first. */
export const newOrders = liveList({
  ask: async (query: object, signal) => (await call(orders.listPendingOrders, { query }, signal)).orders,
  concerns: /^(request|offer)\./,
});

/** The company's own orders. A container's number, type and size are shown with them. */
export const acceptedOrders = liveList({
  ask: async (query: AcceptedQuery, signal) =>
    (await call(orders.listAcceptedOrders, { query }, signal)).orders,
  concerns: /^(order|container|driver)\./,
});

/** Unloads and returns of the company's orders. */
export const subOrders = liveList({
  ask: async (query: SubOrdersQuery, signal) => (await call(jobs.listSubOrders, { query }, signal)).subOrders,
  concerns: /^(sub_order|order|container|driver)\./,
});

/** What a driver can be assigned to. */
export interface Job {
  readonly kind: 'order' | 'sub_order';
  readonly id: string;
}

export type OrdersDialog =
  | { readonly kind: 'map'; readonly location: orders.DeliveryLocation }
  | { readonly kind: 'assign'; readonly job: Job }
  | { readonly kind: 'offer'; readonly request: orders.PendingOrder };

/** The one dialog that is open over the list. */
export const $dialog = atom<OrdersDialog | null>(null);

export const openDialog = (dialog: OrdersDialog) => $dialog.set(dialog);
export const closeDialog = () => $dialog.set(null);

onCompanyChange(closeDialog);

/** Gives a job to a driver and closes the dialog. @throws CallError, 409 when the job has one already or is over */
export async function assignDriver({ kind, id }: Job, driverId: string): Promise<void> {
  const list = kind === 'order' ? acceptedOrders : subOrders;
  const body = { driverId };
  const answer =
    kind === 'order'
      ? call(orders.assignDriver, { params: { orderId: id }, body }).then((it) => it.order)
      : call(jobs.assignSubOrderDriver, { params: { subOrderId: id }, body }).then((it) => it.subOrder);
  const assigned = await answer.catch(refreshed(list));
  const driver = { driverId: assigned.driverId, Driver: { user: { name: assigned.driverName } } };
  if (kind === 'order') acceptedOrders.change(id, (it) => ({ ...it, ...driver }));
  else subOrders.change(id, (it) => ({ ...it, ...driver }));
  closeDialog();
  notify(messages.assigning.done(assigned.driverName), 'success');
}

/** Offers on a request and closes the dialog. @throws CallError, 409 on a second offer or a closed request */
export async function createOffer(draft: Input<typeof offers.createOffer>['body']): Promise<void> {
  const { offer } = await call(offers.createOffer, { body: draft }).catch(refreshed(newOrders));
  newOrders.change(offer.globalOrderId, (it) => ({ ...it, applied: true }));
  closeDialog();
  notify(messages.offering.done, 'success');
}

/** What the server refuses was shown otherwise than it is: the list behind the dialog tells what is true now. */
const refreshed = (list: { retry(): Promise<void> }) => (error: unknown) => {
  if (error instanceof CallError && [404, 409].includes(error.status)) void list.retry();
  throw error;
};
