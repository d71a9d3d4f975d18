import type { Insertable } from 'kysely';
import type { Customers, Offers, Requests } from '../../db/schema.ts';
import { addDays, dayOf, momentOf } from '../../kernel/calendar.ts';
import type { DemoContainer } from './fleet.ts';
import type { DemoOrder } from './orders.ts';
import { customerName, mobile } from './people.ts';
import type { Random } from './random.ts';
import { site } from './sites.ts';
import { terms, totalPrice } from './terms.ts';

export type DemoCustomer = Insertable<Customers> & { readonly id: string };
export type DemoRequest = Omit<Insertable<Requests>, 'customer_id'> & { readonly id: string };
export type DemoOffer = Omit<Insertable<Offers>, 'company_id'>;

const hour = 3_600_000;

/** Raises the demo customers' limits, so that a newcomer's offer never exceeds them. */
export const wellKnown = { most_open_requests: 1000, most_undelivered_orders: 1000 };

export function customers(random: Random, count: number, firstDay: string): DemoCustomer[] {
  return Array.from({ length: count }, (_, i) => {
    const customer = {
      id: random.uuid(),
      name: customerName(random),
      phone: mobile(random, i),
      birth_date: addDays('1965-01-01', random.whole(0, 38 * 365)),
      created_at: momentOf(firstDay, -24 * random.whole(5, 90)),
    };
    return { ...customer, phone_proven_at: customer.created_at, ...wellKnown };
  });
}

export function origin(
  random: Random,
  { container, row, latitude, longitude }: DemoOrder,
  companyId: string,
): { request: DemoRequest; offers: DemoOffer[] } {
  const accepted = row.created_at;
  const before = (hours: number) => new Date(accepted.getTime() - hours * hour);
  return {
    request: {
      id: row.request_id,
      container_type: container.type,
      container_size: container.size,
      delivery_date: row.delivery_date,
      rental_type: row.rental_type,
      unload_count: row.unload_count,
      latitude,
      longitude,
      status: 'accepted',
      accepted_company_id: companyId,
      accepted_offer_id: row.offer_id,
      created_at: before(20 + random.whole(0, 20)),
      closed_at: accepted,
    },
    offers: [
      {
        id: row.offer_id,
        request_id: row.request_id,
        price: row.total_price,
        rental_duration: row.rental_duration,
        status: 'accepted',
        created_at: before(1 + random.whole(0, 15)),
      },
    ],
  };
}

/** A request that led to no order, sometimes with the company's offer. */
export function unmet(
  random: Random,
  { status, asked, offered }: { status: 'open' | 'canceled' | 'expired'; asked: string; offered: boolean },
  containers: readonly DemoContainer[],
): { request: DemoRequest; offers: DemoOffer[] } {
  const { type, size, price } = random.pick(containers);
  const agreed = terms(
    random,
    random.weighted([
      ['once', 6],
      ['monthly', 3],
      ['yearly', 1],
    ]),
  );
  const created_at = momentOf(asked, 7 + random.next() * 13);
  // Placed up to three days ago, so an open one needs a delivery day in the future.
  const delivery_date = addDays(dayOf(created_at), random.whole(status === 'open' ? 4 : 2, 9));
  const id = random.uuid();
  const request: DemoRequest = {
    id,
    container_type: type,
    container_size: size,
    delivery_date,
    rental_type: agreed.rental_type,
    unload_count: agreed.unload_count,
    ...site(random),
    status,
    accepted_company_id: null,
    accepted_offer_id: null,
    created_at,
    closed_at: status === 'open' ? null : momentOf(addDays(asked, 1), 9),
  };
  const offer: DemoOffer = {
    id: random.uuid(),
    request_id: id,
    price: totalPrice(agreed, price, 1),
    rental_duration: agreed.rental_duration,
    status: status === 'open' ? 'submitted' : 'declined',
    created_at: new Date(created_at.getTime() + 2 * hour),
  };
  return { request, offers: offered ? [offer] : [] };
}
