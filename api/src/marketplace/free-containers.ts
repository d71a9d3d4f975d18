import { type RawBuilder, sql } from 'kysely';
import { openOrder } from '../orders/index.ts';

/**
 * The open order of each container, as `held`: from its acceptance until its return, on `until`, `infinity` while nobody
 * knows.
 * @param companyId from the session
 */
export const openHolds = (companyId: string): RawBuilder<unknown> => sql`(
  select orders.container_id, coalesce(
    (select max(delivery_date) from sub_orders where sub_orders.company_id = ${companyId}
       and sub_orders.order_id = orders.id and sub_orders.type = 'return' and sub_orders.status <> 'failed'),
    'infinity') as until
  from orders where orders.company_id = ${companyId} and ${openOrder}
) as held`;

/**
 * `containers`, with `held` left joined, that are free once the order that has them ends. Without an order it is the status
 * that counts: one set to rented or reserved by hand is out, and acceptance does not take it either.
 */
export const freeAfterHold: RawBuilder<boolean> = sql`(containers.status = 'available'
  or containers.status <> 'maintenance' and held.container_id is not null)`;
