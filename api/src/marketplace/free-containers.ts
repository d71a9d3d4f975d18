import { type RawBuilder, sql } from 'kysely';
import { openOrder } from '../orders/index.ts';

/** `held`: the open order of each container, from acceptance until its return (`infinity` while unknown). */
export const openHolds = (companyId: string): RawBuilder<unknown> => sql`(
  select orders.container_id, coalesce(
    (select max(delivery_date) from sub_orders where sub_orders.company_id = ${companyId}
       and sub_orders.order_id = orders.id and sub_orders.type = 'return' and sub_orders.status <> 'failed'),
    'infinity') as until
  from orders where orders.company_id = ${companyId} and ${openOrder}
) as held`;

/** `containers` left joined with `held`. Without an order the status decides: no acceptance takes rented or reserved ones. */
export const freeAfterHold: RawBuilder<boolean> = sql`(containers.status = 'available'
  or containers.status <> 'maintenance' and held.container_id is not null)`;
