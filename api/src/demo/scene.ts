import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus, SubOrderType } from '@hawiyat/shared/contract/orders/sub-orders';
import { sql } from 'kysely';
import type { App } from '../app-context.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';
import { marketplace } from '../events/index.ts';
import { dayOf } from '../kernel/calendar.ts';
import { openRequest, openSubOrder } from '../orders/index.ts';
import type { Stage } from './stage.ts';

/** The real marketplace, or one sandbox. */
export type Place = Pick<Stage, 'app' | 'world'>;

/** Only customers without a password: no real account acts by itself. */
export function demoCustomers({ app, world }: Place): Promise<string[]> {
  return asPlatform(app.db, async (tx) => {
    const rows = await tx
      .selectFrom('customers')
      .select('id')
      .where('password_hash', 'is', null)
      .where('world', '=', world)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.id);
  });
}

export function openRequests({ app, world }: Place): Promise<{ id: string; customer_id: string }[]> {
  return asPlatform(app.db, (tx) =>
    tx
      .selectFrom('requests')
      .innerJoin('customers', 'customers.id', 'requests.customer_id')
      .select(['requests.id', 'requests.customer_id'])
      .where('customers.password_hash', 'is', null)
      .where('requests.world', '=', world)
      .where(openRequest(dayOf(app.now())))
      .orderBy('requests.id')
      .execute(),
  );
}

export async function activeCompanies({ app, world }: Place): Promise<string[]> {
  const rows = await asPlatform(app.db, (tx) => {
    const active = tx.selectFrom('companies').select('id').where('status', '=', 'active').orderBy('id');
    const ofWorld =
      world === marketplace ? active.where('kind', '=', 'real') : active.where('id', '=', world);
    return ofWorld.execute();
  });
  return rows.map((row) => row.id);
}

export async function requestsWithOffer(app: App, companyId: string): Promise<string[]> {
  const rows = await asCompany(app.db, companyId, (tx) =>
    tx
      .selectFrom('offers')
      .select('request_id')
      .where('company_id', '=', companyId)
      .where('status', '=', 'submitted')
      .execute(),
  );
  return rows.map((row) => row.request_id);
}

export interface Delivery {
  readonly id: string;
  readonly driver_id: string;
  readonly status: OrderStatus;
}

/** Includes deliveries assigned since the demo began, so that a visitor who assigns a driver sees him leave. */
export async function deliveries(app: App, companyId: string, since: Date): Promise<Delivery[]> {
  const { rows } = await asCompany(app.db, companyId, (tx) =>
    sql<Delivery>`
      select id, driver_id, status from orders
      where company_id = ${companyId} and driver_id is not null
        and (status = 'in_transit' or (status in ('scheduled', 'late') and (
          delivery_date <= ${dayOf(app.now())}::date or exists (
            select from events where events.company_id = ${companyId} and events.entity_id = orders.id
              and events.type = 'order.assigned' and events.at >= ${since}
          )
        )))
      order by id`.execute(tx),
  );
  return rows;
}

export interface Errand {
  readonly id: string;
  readonly type: SubOrderType;
  readonly driver_id: string;
  readonly status: SubOrderStatus;
}

export async function errands(app: App, companyId: string): Promise<Errand[]> {
  const { rows } = await asCompany(app.db, companyId, (tx) =>
    sql<Errand>`
      select sub_orders.id, sub_orders.type, sub_orders.driver_id, sub_orders.status from sub_orders
      join orders on orders.company_id = ${companyId} and orders.id = sub_orders.order_id
      where sub_orders.company_id = ${companyId} and sub_orders.driver_id is not null and ${openSubOrder}
        and sub_orders.delivery_date <= ${dayOf(app.now())}::date
        and (sub_orders.status <> 'scheduled' or orders.status = 'delivered')
      order by sub_orders.delivery_date, sub_orders.id`.execute(tx),
  );
  return rows;
}
