import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@hawiyat/shared/contract/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/sub-orders';
import { nextContainerNumbers } from '../src/db/container-number.ts';
import type { Db } from '../src/db/schema.ts';
import { asCompany, asPlatform } from '../src/db/tenant.ts';

/** An order to be there, with what its status asks for; moments are of the database's columns. */
export interface BusyOrder {
  readonly status: OrderStatus;
  readonly day: string;
  readonly price: number;
  readonly hasDriver: boolean;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly returnOn?: { readonly day: string; readonly status: SubOrderStatus; readonly hasDriver: boolean };
}

const delivered = ['delivered', 'pick_up_in_progress', 'picked_up', 're_delivery_in_progress', 'completed'];

/** Gives a company orders, each with a container, a request and an offer of its own, and one driver for all of them. */
export async function addOrders(db: Db, company_id: string, orders: readonly BusyOrder[]): Promise<string> {
  const rows = orders.map((it) => ({
    ...it,
    id: randomUUID(),
    request: randomUUID(),
    offer: randomUUID(),
    container: randomUUID(),
  }));
  const terms = { rental_type: 'once', rental_duration: 7 } as const;
  await asPlatform(db, async (tx) => {
    const { id: customer_id } = await tx
      .insertInto('customers')
      .values({ name: 'عميل', phone: randomUUID(), birth_date: '1990-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('requests')
      .values(
        rows.map(
          (it) =>
            ({
              ...{ id: it.request, customer_id, container_type: 'حاويات أنقاض', container_size: '12 yard' },
              ...{ delivery_date: it.day, rental_type: 'once', status: 'accepted', closed_at: it.createdAt },
              ...{ accepted_company_id: company_id, accepted_offer_id: it.offer },
            }) as const,
        ),
      )
      .execute();
  });
  return asCompany(db, company_id, async (tx) => {
    const numbers = await nextContainerNumbers(tx, company_id, rows.length);
    await tx
      .insertInto('containers')
      .values(
        rows.map((it, n) => ({
          ...{ company_id, id: it.container, number: numbers[n] ?? '', price: it.price },
          ...({ type: 'حاويات أنقاض', size: '12 yard', status: 'rented' } as const),
        })),
      )
      .execute();
    const { id: driver } = await tx
      .insertInto('drivers')
      .values({ company_id, name: 'سائق', phone: randomUUID(), identity_number: randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('offers')
      .values(
        rows.map((it) => ({
          ...{ company_id, id: it.offer, request_id: it.request, price: it.price, rental_duration: 7 },
          status: 'accepted' as const,
        })),
      )
      .execute();
    await tx
      .insertInto('orders')
      .values(
        rows.map((it) => ({
          ...{
            company_id,
            id: it.id,
            request_id: it.request,
            offer_id: it.offer,
            container_id: it.container,
          },
          ...{ delivery_date: it.day, ...terms, total_price: it.price, status: it.status },
          ...{
            driver_id: it.hasDriver ? driver : null,
            created_at: it.createdAt,
            completed_at: it.completedAt,
          },
          ...(delivered.includes(it.status) && {
            delivered_at: it.createdAt,
            proof_of_delivery_url: '/proof',
          }),
          ...(it.status === 'canceled' && {
            canceled_at: it.createdAt,
            refund: 1,
            canceled_by: 'customer' as const,
          }),
        })),
      )
      .execute();
    const returns = rows.flatMap((it) => (it.returnOn ? [{ order: it.id, ...it.returnOn }] : []));
    if (returns.length > 0)
      await tx
        .insertInto('sub_orders')
        .values(
          returns.map((it) => ({
            ...{
              company_id,
              order_id: it.order,
              type: 'return' as const,
              delivery_date: it.day,
              status: it.status,
            },
            driver_id: it.hasDriver ? driver : null,
            ...(it.status === 'completed' && { completed_at: new Date() }),
            ...(it.status === 'failed' && { failure_reason: 'عطل' }),
          })),
        )
        .execute();
    return driver;
  });
}
