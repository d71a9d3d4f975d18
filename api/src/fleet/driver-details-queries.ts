import type { Answer, ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type {
  DriverOrderState,
  driverDetails,
  listDriverOrders,
} from '@hawiyat/shared/contract/fleet/drivers';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { type Paging, paged } from '../db/paging.ts';
import { sameCompany } from '../db/same-company.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { isId } from '../kernel/id.ts';
import { openOrder } from '../orders/index.ts';
import { driversOf } from './driver-queries.ts';
import { driverDetailsMissing, driverMissing } from './errors.ts';

export async function driverWithStatistics({ db }: Context, companyId: string, driverId: string) {
  const found = isId(driverId)
    ? await asCompany(db, companyId, async (tx) => {
        const driver = await driversOf(tx, companyId).where('id', '=', driverId).executeTakeFirst();
        return (
          driver && {
            ...{ driver, statistics: await statisticsOf(tx, companyId, driverId) },
            ...(await truckAndLicenseOf(tx, companyId, driverId)),
          }
        );
      })
    : undefined;
  if (!found) throw driverDetailsMissing();
  return found;
}

export function ordersOfDriver(
  { db }: Context,
  companyId: string,
  driverId: string,
  part: Pick<Paging, 'limit' | 'cursor'>,
) {
  return asCompany(db, companyId, (tx) =>
    paged(ordersOf(tx, companyId, driverId), { ...newestDayFirst, ...part }),
  );
}

export async function filteredOrdersOfDriver(
  { db }: Context,
  companyId: string,
  driverId: string,
  { state, month, ...part }: ValidatedInput<typeof listDriverOrders>['query'],
) {
  if (!isId(driverId)) throw driverMissing();
  return asCompany(db, companyId, async (tx) => {
    const driver = await driversOf(tx, companyId).where('id', '=', driverId).executeTakeFirst();
    if (!driver) throw driverMissing();
    const asked = [
      ...(state === undefined ? [] : [inState[state]]),
      ...(month === undefined ? [] : [inMonth(`${month}-01`)]),
    ];
    // Counted without a join, which would read the container of each order.
    const { total } = await tx
      .selectFrom('orders')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('orders.company_id', '=', companyId)
      .where('orders.driver_id', '=', driverId)
      .where((eb) => eb.and(asked))
      .executeTakeFirstOrThrow();
    const found = ordersOf(tx, companyId, driverId).where((eb) => eb.and(asked));
    return { total, ...(await paged(found, { ...newestDayFirst, ...part })) };
  });
}

const inMonth = (firstDay: string) => sql<boolean>`(orders.delivery_date >= ${firstDay}::date
  and orders.delivery_date < (${firstDay}::date + interval '1 month')::date)`;

const inState: Readonly<Record<DriverOrderState, RawBuilder<boolean>>> = {
  open: openOrder,
  completed: sql`orders.status = 'completed'`,
  canceled: sql`orders.status = 'canceled'`,
};

async function truckAndLicenseOf(tx: Transaction<Schema>, companyId: string, driverId: string) {
  const truck = await tx
    .selectFrom('trucks')
    .select(['id', 'plate', 'name'])
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .executeTakeFirst();
  const license = await tx
    .selectFrom('documents')
    .select('expires_on')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', driverId)
    .where('kind', '=', 'driving-license')
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return { truck: truck ?? null, licenseExpiry: license?.expires_on ?? null };
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
  return (
    tx
      .selectFrom('orders')
      .innerJoin('containers', sameCompany('containers.id', 'orders.container_id'))
      .select(['orders.id', 'orders.number as order_number', 'orders.delivery_date', 'orders.status'])
      .select(['containers.number', 'containers.type', 'containers.size'])
      // An order that is not delivered shows the current truck of its driver.
      .select(
        sql<string | null>`case when orders.delivered_at is null and orders.status <> 'canceled' then (
        select plate from trucks where trucks.company_id = orders.company_id and trucks.driver_id = orders.driver_id
      ) else orders.truck_plate end`.as('truck'),
      )
      .where('orders.company_id', '=', companyId)
      .where('orders.driver_id', '=', driverId)
  );
}
