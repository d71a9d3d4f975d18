import {
  acceptOffer as acceptOfferCall,
  cancelOrder as cancelOrderCall,
  cancelRequest as cancelRequestCall,
  listRequests,
  placeRequest,
} from '@hawiyat/shared/contract/customer';
import type { App } from '../app-context.ts';
import { paged } from '../db/paging.ts';
import { asCustomer } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { limitAttempts } from '../server/attempt-limit.ts';
import { serve } from '../server/serve.ts';
import { acceptOffer } from './accept-offer.ts';
import { cancelRequest } from './cancel-request.ts';
import { assertReachable, assertRoomForRequest, lockedCustomer } from './customer-room.ts';
import { customerRequests } from './customer-view.ts';

/** Days: a request for the next century would never expire, and its last task would be beyond the valid days. */
const farthestDay = 730;
const perCustomer = { allowed: 60, seconds: 60 * 60 };

export function customerRequestRoutes(app: App): void {
  serve(app, placeRequest, async ({ body, session: { customerId } }) => {
    await limitAttempts(app, ['requests', customerId], perCustomer);
    const at = app.now();
    const today = dayOf(at);
    if (body.deliveryDate < today || body.deliveryDate > addDays(today, farthestDay))
      throw new DomainError('delivery-day-out-of-range');
    const id = await asCustomer(app.db, customerId, async (tx) => {
      const customer = await lockedCustomer(tx, customerId);
      assertReachable(customer);
      await assertRoomForRequest(app, tx, customer);
      const made = await tx
        .insertInto('requests')
        .values({
          customer_id: customerId,
          container_type: body.containerType,
          container_size: body.containerSize,
          delivery_date: body.deliveryDate,
          rental_type: body.rentalType,
          unload_count: body.unloadCount,
          latitude: body.deliveryLocation?.latitude ?? null,
          longitude: body.deliveryLocation?.longitude ?? null,
          created_at: at,
        })
        .returning(['id', 'status'])
        .executeTakeFirstOrThrow();
      await appendEvent(tx, {
        companyId: null,
        type: 'request.placed',
        entityId: made.id,
        actor: { kind: 'customer', id: customerId },
        at,
        data: { status: made.status },
      });
      return made.id;
    });
    return { request: await ownRequest(app, customerId, id) };
  });

  serve(
    app,
    listRequests,
    async ({ query: { limit, cursor }, session: { customerId } }) =>
      asCustomer(app.db, customerId, async (tx) => {
        const found = tx
          .selectFrom('requests')
          .select(['id', 'container_type', 'container_size', 'delivery_date', 'rental_type', 'unload_count'])
          .select(['latitude', 'longitude', 'status'])
          .where('customer_id', '=', customerId);
        const by = { key: 'created_at', cast: 'timestamptz', direction: 'desc' } as const;
        const { rows, ...end } = await paged(found, { ...by, limit, cursor });
        return { requests: await customerRequests(tx, rows), ...end };
      }),
    { isList: true },
  );

  serve(app, acceptOfferCall, async ({ params: { requestId }, body: { offerId }, session }) => {
    const { customerId } = session;
    await acceptOffer(app, { customerId, requestId, offerId });
    return { request: await ownRequest(app, customerId, requestId) };
  });

  serve(app, cancelRequestCall, async ({ params: { requestId }, session: { customerId } }) => {
    await cancelRequest(app, customerId, requestId);
    return { request: await ownRequest(app, customerId, requestId) };
  });

  serve(app, cancelOrderCall, async ({ params: { orderId }, session: { customerId } }) => {
    const requestId = await cancelOrder(app, customerId, orderId);
    return { request: await ownRequest(app, customerId, requestId) };
  });
}

function ownRequest(app: App, customerId: string, id: string) {
  return asCustomer(app.db, customerId, async (tx) => {
    const row = await tx
      .selectFrom('requests')
      .select(['id', 'container_type', 'container_size', 'delivery_date', 'rental_type', 'unload_count'])
      .select(['latitude', 'longitude', 'status'])
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [request] = await customerRequests(tx, [row]);
    if (!request) throw new Error('A request that was just written is gone');
    return request;
  });
}
