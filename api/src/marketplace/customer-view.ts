import type { CustomerRequest } from '@hawiyat/shared/contract/customer';
import type { Selectable, Transaction } from 'kysely';
import type { Requests, Schema } from '../db/schema.ts';
import { dayOf } from '../kernel/calendar.ts';
import { toRiyals } from '../kernel/money.ts';
import { presentRequest, type RequestRow } from '../orders/order-presenter.ts';
import { refundDueBy } from '../orders/refund.ts';

type Row = RequestRow & Pick<Selectable<Requests>, 'status'>;

/**
 * A customer's requests with their offers and the order of the accepted one.
 * @param tx a transaction of `asCustomer`, whose role sees that customer's rows only
 * @param rows of that customer's own requests
 */
export async function customerRequests(
  tx: Transaction<Schema>,
  rows: readonly Row[],
): Promise<CustomerRequest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const offers = await offersOn(tx, ids);
  const orders = await ordersOf(tx, ids);
  return rows.map((row) => {
    const order = orders.find((item) => item.request_id === row.id);
    return {
      ...presentRequest(row),
      status: row.status,
      offers: offers
        .filter((offer) => offer.request_id === row.id)
        .map((offer) => ({
          id: offer.id,
          companyName: offer.company_name,
          price: toRiyals(offer.price),
          rentalDuration: offer.rental_duration,
          status: offer.status,
        })),
      order: order ? orderOf(order) : null,
    };
  });
}

function offersOn(tx: Transaction<Schema>, requestIds: readonly string[]) {
  return tx
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(['offers.id', 'offers.request_id', 'offers.price', 'offers.rental_duration', 'offers.status'])
    .select('companies.name as company_name')
    .where('offers.request_id', 'in', requestIds)
    .orderBy('offers.price')
    .orderBy('offers.id')
    .execute();
}

function ordersOf(tx: Transaction<Schema>, requestIds: readonly string[]) {
  return tx
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.company_id')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.company_id', '=', 'orders.company_id')
        .onRef('containers.id', '=', 'orders.container_id'),
    )
    .select(['orders.id', 'orders.request_id', 'orders.status', 'orders.total_price'])
    .select(['orders.proof_of_delivery_url', 'orders.canceled_at', 'orders.refund', 'orders.compensation'])
    .select(['orders.refunded_at', 'companies.name as company_name', 'containers.number as container_number'])
    .where('orders.request_id', 'in', requestIds)
    .execute();
}

type Order = Awaited<ReturnType<typeof ordersOf>>[number];

function orderOf(row: Order): NonNullable<CustomerRequest['order']> {
  const { id, company_name, status, total_price, container_number, proof_of_delivery_url } = row;
  const { refund, compensation, canceled_at, refunded_at } = row;
  return {
    id,
    companyName: company_name,
    status,
    totalPrice: total_price,
    containerNumber: container_number,
    proofOfDeliveryUrl: proof_of_delivery_url,
    refund:
      refund === null || canceled_at === null
        ? null
        : {
            amount: refund,
            compensation: compensation ?? '0.00',
            dueBy: refundDueBy(dayOf(canceled_at)),
            paidAt: refunded_at?.toISOString() ?? null,
          },
  };
}
