import type { driverDetails } from '@hawiyat/shared/contract/drivers';
import type { Answer } from '@hawiyat/shared/contract/endpoint';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { openOrder } from '../orders/order-filters.ts';
import { driversOf } from './driver-queries.ts';

/**
 * A driver with the numbers of his orders.
 * @throws DomainError `driver-details-missing` when he is another company's, has left or is unknown
 */
export async function driverWithStatistics({ db }: Context, companyId: string, driverId: string) {
  const found = isId(driverId)
    ? await asCompany(db, companyId, async (tx) => {
        const driver = await driversOf(tx, companyId).where('id', '=', driverId).executeTakeFirst();
        return driver && { driver, statistics: await statisticsOf(tx, companyId, driverId) };
      })
    : undefined;
  if (!found) throw new DomainError('driver-details-missing');
  return found;
}

/** A page of a driver's orders, newest day first. */
export function ordersOfDriver(
  { db }: Context,
  companyId: string,
  driverId: string,
  part: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
) {
  return asCompany(db, companyId, (tx) =>
    paged(ordersOf(tx, companyId, driverId), { ...newestDayFirst, ...part }),
  );
}

async function statisticsOf(tx: Transaction<Schema>, companyId: string, driverId: string) {
  const { rows } = await sql<Answer<typeof driverDetails>['statistics']>`
    select count(*) filter (where ${openOrder}) as "currentApplications",
      count(*) filter (where status = 'completed') as "completedApplications", count(*) as "totalApplications"
    from orders where company_id = ${companyId} and driver_id = ${driverId}`.execute(tx);
  const [statistics] = rows;
  if (!statistics) throw new Error('The statistics have no row');
  return statistics;
}

const newestDayFirst = {
  key: 'orders.delivery_date',
  cast: 'date',
  direction: 'desc',
  id: 'orders.id',
} as const;

function ordersOf(tx: Transaction<Schema>, companyId: string, driverId: string) {
  return tx
    .selectFrom('orders')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.company_id', '=', 'orders.company_id')
        .onRef('containers.id', '=', 'orders.container_id'),
    )
    .select(['orders.id', 'orders.number as order_number', 'orders.delivery_date', 'orders.status'])
    .select(['containers.number', 'containers.type', 'containers.size'])
    .where('orders.company_id', '=', companyId)
    .where('orders.driver_id', '=', driverId);
}
