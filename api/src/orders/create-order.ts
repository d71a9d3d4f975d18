import type { Selectable, Transaction } from 'kysely';
import type { Offers, Requests, Schema } from '../db/schema.ts';
import { type Actor, appendEvent } from '../events/index.ts';
import { placeInWords } from '../kernel/place-in-words.ts';
import { acceptedNotification } from './order-notifications.ts';
import { plannedTasks } from './rental.ts';

interface Agreement {
  readonly request: Pick<
    Selectable<Requests>,
    | 'id'
    | 'container_type'
    | 'container_size'
    | 'delivery_date'
    | 'rental_type'
    | 'unload_count'
    | 'latitude'
    | 'longitude'
  >;
  readonly offer: Pick<Selectable<Offers>, 'id' | 'price' | 'rental_duration'>;
  /** The recipient; the order shows the company who it is. */
  readonly contact: { readonly name: string; readonly phone: string };
  readonly container: { readonly id: string; readonly number: string };
}

/** Creates the order of an accepted offer and its tasks, in the role of the offer's company. */
export async function createOrder(
  tx: Transaction<Schema>,
  { request, offer, contact, container }: Agreement,
  { companyId, actor, at }: { companyId: string; actor: Actor; at: Date },
): Promise<void> {
  const { delivery_date, rental_type, unload_count, latitude, longitude } = request;
  const { rental_duration } = offer;
  const order = await tx
    .insertInto('orders')
    .values({
      company_id: companyId,
      request_id: request.id,
      offer_id: offer.id,
      container_id: container.id,
      delivery_date,
      rental_type,
      rental_duration,
      unload_count,
      latitude,
      longitude,
      place: placeInWords({ latitude, longitude }) ?? '',
      total_price: offer.price,
      contact_name: contact.name,
      contact_phone: contact.phone,
      created_at: at,
    })
    .returning(['id', 'number', 'status', 'total_price'])
    .executeTakeFirstOrThrow();
  const tasks = await tx
    .insertInto('sub_orders')
    .values(
      plannedTasks(delivery_date, { rental_type, rental_duration, unload_count }).map((task) => ({
        ...task,
        company_id: companyId,
        order_id: order.id,
        created_at: at,
      })),
    )
    .returning(['id', 'type', 'delivery_date', 'status'])
    .execute();
  const by = { companyId, actor, at };
  await appendEvent(
    tx,
    {
      ...by,
      type: 'order.created',
      entityId: order.id,
      data: {
        status: order.status,
        requestId: request.id,
        containerId: container.id,
        containerNumber: container.number,
        notification: acceptedNotification(order, request),
      },
      after: { status: order.status, totalPrice: offer.price, containerId: container.id },
    },
    ...tasks.map((task) => ({
      ...by,
      type: 'sub_order.created' as const,
      entityId: task.id,
      data: { status: task.status, orderId: order.id },
      after: { type: task.type, deliveryDate: task.delivery_date, status: task.status },
    })),
  );
}
