import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { driverMissing } from '../fleet/errors.ts';
import { addDays, dayOf, momentOf } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { lateOrder, overdueSubOrder } from './order-filters.ts';
import { depotOf, depots } from './order-settings.ts';

export interface StopRow {
  readonly id: string;
  readonly order_id: string;
  readonly order_number: number;
  /** Null for a delivery, which is the order itself. */
  readonly position: number | null;
  readonly kind: Stop['kind'];
  readonly status: string;
  readonly day: string;
  readonly done_at: Date | null;
  readonly proof: string | null;
  readonly driver_id: string | null;
  readonly driver_name: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly depot_latitude: number | null;
  readonly depot_longitude: number | null;
  readonly container_number: string;
  readonly container_type: ContainerType;
  readonly container_size: ContainerSize;
}

export function findStops({ db, now }: Context, companyId: string, day: string, driverId?: string) {
  const isToday = day === dayOf(now());
  return asCompany(db, companyId, async (tx) => ({
    rows: await stopsOf(tx, companyId, day, {
      isToday,
      driverId: await knownDriver(tx, companyId, driverId),
    }),
    arranged: await tx
      .selectFrom('stop_orders')
      .select(['driver_id', 'task_ids'])
      .where('company_id', '=', companyId)
      .where('day', '=', day)
      .execute(),
    depot: await depotOf(tx, companyId),
  }));
}

async function knownDriver(tx: Transaction<Schema>, companyId: string, driverId: string | undefined) {
  if (driverId === undefined) return null;
  const found = isId(driverId)
    ? await tx
        .selectFrom('drivers')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', driverId)
        .where('archived_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!found) throw driverMissing();
  return found.id;
}

async function stopsOf(
  tx: Transaction<Schema>,
  companyId: string,
  day: string,
  { isToday, driverId }: { readonly isToday: boolean; readonly driverId: string | null },
) {
  const ofDriver = driverId === null ? sql`true` : sql`driver_id = ${driverId}`;
  const [from, to] = [momentOf(day, 0), momentOf(addDays(day, 1), 0)];
  const order = sql`id, null::int as position, 'delivery' as kind, status, delivery_date as day,
    delivered_at as done_at, proof_of_delivery_url as proof, driver_id, id as order_id`;
  const subOrder = sql`id, position, type as kind, status, delivery_date as day,
    completed_at as done_at, null::text as proof, driver_id, order_id`;
  const carriedOver = sql`
    union all
    select ${order} from orders where company_id = ${companyId} and ${ofDriver} and ${lateOrder(day)}
    union all
    select ${subOrder} from sub_orders where company_id = ${companyId} and ${ofDriver} and ${overdueSubOrder(day)}`;
  const { rows } = await sql<StopRow>`
    with stops as (
      select ${order} from orders
      where company_id = ${companyId} and ${ofDriver} and delivery_date = ${day}::date and status <> 'canceled'
      union all
      select ${order} from orders
      where company_id = ${companyId} and ${ofDriver} and delivered_at >= ${from} and delivered_at < ${to}
        and delivery_date <> ${day}::date and status <> 'canceled'
      union all
      select ${subOrder} from sub_orders where company_id = ${companyId} and ${ofDriver} and delivery_date = ${day}::date
      union all
      select ${subOrder} from sub_orders
      where company_id = ${companyId} and ${ofDriver} and completed_at >= ${from} and completed_at < ${to}
        and delivery_date <> ${day}::date
      ${isToday ? carriedOver : sql``}
    )
    select stops.*, orders.number as order_number, drivers.name as driver_name,
      orders.latitude, orders.longitude, depots.depot_latitude, depots.depot_longitude,
      containers.number as container_number, containers.type as container_type, containers.size as container_size
    from stops
    join orders on orders.company_id = ${companyId} and orders.id = stops.order_id
    join containers on containers.company_id = ${companyId} and containers.id = orders.container_id
    left join drivers on drivers.company_id = ${companyId} and drivers.id = stops.driver_id
    left join ${depots} on depots.company_id = ${companyId}
    where stops.kind = 'delivery' or orders.status <> 'canceled'
    order by (stops.driver_id is null) desc, drivers.name, stops.driver_id, stops.day, orders.number,
      stops.position nulls first`.execute(tx);
  return rows;
}
