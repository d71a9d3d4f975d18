import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { sameCompany } from '../db/same-company.ts';
import type { Requests, Schema } from '../db/schema.ts';
import { asCustomer } from '../db/tenant.ts';
import type { RequestRow } from '../orders/index.ts';

export function findRequests(
  { db }: Context,
  customerId: string,
  { limit, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
) {
  return asCustomer(db, customerId, async (tx) => {
    const by = { key: 'created_at', cast: 'timestamptz', direction: 'desc' } as const;
    const { rows, ...end } = await paged(requestsOf(tx, customerId), { ...by, limit, cursor });
    return { requests: await withOffersAndOrder(tx, rows), ...end };
  });
}

export function requestById({ db }: Context, customerId: string, id: string): Promise<RequestWithOffers> {
  return asCustomer(db, customerId, async (tx) => {
    const row = await requestsOf(tx, customerId).where('id', '=', id).executeTakeFirstOrThrow();
    const [request] = await withOffersAndOrder(tx, [row]);
    if (!request) throw new Error('A request that was just written is gone');
    return request;
  });
}

function requestsOf(tx: Transaction<Schema>, customerId: string) {
  return tx
    .selectFrom('requests')
    .select(['id', 'container_type', 'container_size', 'delivery_date', 'rental_type', 'unload_count'])
    .select(['latitude', 'longitude', 'status'])
    .where('customer_id', '=', customerId);
}

/** The customer's role in `tx` sees only own rows. */
async function withOffersAndOrder(
  tx: Transaction<Schema>,
  rows: readonly (RequestRow & Pick<Selectable<Requests>, 'status'>)[],
) {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const offers = await offersOn(tx, ids);
  const orders = await ordersOf(tx, ids);
  return rows.map((row) => ({
    request: row,
    offers: offers.filter((offer) => offer.request_id === row.id),
    order: orders.find((order) => order.request_id === row.id),
  }));
}

export type RequestWithOffers = Awaited<ReturnType<typeof withOffersAndOrder>>[number];

function offersOn(tx: Transaction<Schema>, requestIds: readonly string[]) {
  return tx
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(['offers.id', 'offers.request_id', 'offers.price', 'offers.rental_duration', 'offers.status'])
    .select('companies.name as company_name')
    .where('offers.request_id', 'in', requestIds)
    .where('offers.status', '<>', 'withdrawn')
    .$narrowType<{ status: 'submitted' | 'accepted' | 'declined' }>()
    .orderBy('offers.price')
    .orderBy('offers.id')
    .execute();
}

function ordersOf(tx: Transaction<Schema>, requestIds: readonly string[]) {
  return tx
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.company_id')
    .innerJoin('containers', sameCompany('containers.id', 'orders.container_id'))
    .select(['orders.id', 'orders.number', 'orders.request_id', 'orders.status', 'orders.total_price'])
    .select(['orders.proof_of_delivery_url', 'orders.canceled_at', 'orders.refund', 'orders.compensation'])
    .select(['orders.refunded_at', 'companies.name as company_name', 'containers.number as container_number'])
    .where('orders.request_id', 'in', requestIds)
    .execute();
}
