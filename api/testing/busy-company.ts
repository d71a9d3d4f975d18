import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import type { Db } from '../src/db/schema.ts';
import { asCompany, asPlatform } from '../src/db/tenant.ts';
import { nextContainerNumbers } from '../src/fleet/container-number.ts';

/** An order with what its status requires; timestamps as in the database's columns. */
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

/**
 * Inserts orders of a company, each with a container, a request and an offer of its own, and one driver for
 * all.
 */
export async function addOrders(db: Db, company_id: string, orders: readonly BusyOrder[]): Promise<string> {
  const rows = orders.map((order) => ({
    ...order,
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
          (row) =>
            ({
              ...{ id: row.request, customer_id, container_type: 'حاويات أنقاض', container_size: '12 yard' },
              ...{
                delivery_date: row.day,
                rental_type: 'once',
                status: 'accepted',
                closed_at: row.createdAt,
              },
              ...{ accepted_company_id: company_id, accepted_offer_id: row.offer },
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
        rows.map((row, n) => ({
          ...{ company_id, id: row.container, number: numbers[n] ?? '', price: row.price },
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
        rows.map((row) => ({
          ...{ company_id, id: row.offer, request_id: row.request, price: row.price, rental_duration: 7 },
          status: 'accepted' as const,
        })),
      )
      .execute();
    await tx
      .insertInto('orders')
      .values(
        rows.map((row) => ({
          ...{
            company_id,
            id: row.id,
            request_id: row.request,
            offer_id: row.offer,
            container_id: row.container,
          },
          ...{ delivery_date: row.day, ...terms, total_price: row.price, status: row.status },
          ...{
            driver_id: row.hasDriver ? driver : null,
            created_at: row.createdAt,
            completed_at: row.completedAt,
          },
          ...(delivered.includes(row.status) && {
            delivered_at: row.createdAt,
            proof_of_delivery_url: '/proof',
          }),
          ...(row.status === 'canceled' && {
            canceled_at: row.createdAt,
            refund: 1,
            canceled_by: 'customer' as const,
          }),
        })),
      )
      .execute();
    const returns = rows.flatMap((row) => (row.returnOn ? [{ order: row.id, ...row.returnOn }] : []));
    if (returns.length > 0)
      await tx
        .insertInto('sub_orders')
        .values(
          returns.map((item) => ({
            ...{
              company_id,
              order_id: item.order,
              type: 'return' as const,
              delivery_date: item.day,
              status: item.status,
            },
            driver_id: item.hasDriver ? driver : null,
            ...(item.status === 'completed' && { completed_at: new Date() }),
            ...(item.status === 'failed' && { failure_reason: 'عطل' }),
          })),
        )
        .execute();
    return driver;
  });
}
