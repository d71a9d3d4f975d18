import type { Job } from '@hawiyat/shared/contract/driver-app';
import { type RawBuilder, sql } from 'kysely';
import { openSubOrder } from '../db/order-filters.ts';
import type { Db } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { undeliveredOrders } from '../domain/order-states.ts';
import { Refusal } from '../http/refusal.ts';
import { containerOf, locationOf } from './order-wire.ts';

interface Whose {
  readonly companyId: string;
  readonly driverId: string;
}

type Row = Parameters<typeof containerOf>[0] & {
  readonly id: string;
  readonly kind: Job['kind'];
  readonly status: Job['status'];
  readonly day: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly contact_name: string | null;
  readonly contact_phone: string | null;
};

/** A driver's own jobs that are not over, by day. A delivery is over once the container stands with the customer. */
export async function openJobs(db: Db, whose: Whose): Promise<Job[]> {
  const delivering = sql<boolean>`orders.status in (${sql.join(undeliveredOrders)})`;
  return (await jobs(db, whose, delivering, openSubOrder)).map(jobOf);
}

/** @throws Refusal 404 when it is no job of that driver */
export async function jobById(db: Db, whose: Whose, id: string): Promise<Job> {
  const [row] = await jobs(
    db,
    whose,
    sql<boolean>`orders.id = ${id}::uuid`,
    sql<boolean>`sub_orders.id = ${id}::uuid`,
  );
  if (!row) throw new Refusal(404, 'الطلب غير موجود.');
  return jobOf(row);
}

async function jobs(
  db: Db,
  { companyId, driverId }: Whose,
  ofOrders: RawBuilder<boolean>,
  ofSubOrders: RawBuilder<boolean>,
): Promise<Row[]> {
  const { rows } = await asCompany(db, companyId, (tx) =>
    sql<Row>`
      with jobs as (
        select id, 'delivery' as kind, status, delivery_date as day, id as order_id from orders
        where company_id = ${companyId} and driver_id = ${driverId} and ${ofOrders}
        union all
        select id, type, status, delivery_date, order_id from sub_orders
        where company_id = ${companyId} and driver_id = ${driverId} and ${ofSubOrders}
      )
      select jobs.id, jobs.kind, jobs.status, jobs.day, orders.latitude, orders.longitude,
        orders.contact_name, orders.contact_phone, containers.number as container_number,
        containers.type as container_type, containers.size as container_size
      from jobs
      join orders on orders.company_id = ${companyId} and orders.id = jobs.order_id
      join containers on containers.company_id = ${companyId} and containers.id = orders.container_id
      order by jobs.day, jobs.id`.execute(tx),
  );
  return rows;
}

function jobOf(row: Row): Job {
  const { id, kind, status, day, contact_name: name, contact_phone: phone } = row;
  return {
    id,
    kind,
    status,
    day,
    Container: containerOf(row),
    deliveryLocation: locationOf(row),
    contact: name === null || phone === null ? null : { name, phone },
  };
}
