import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { sameCompany } from '../db/same-company.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf, daysBetween, lastMonths } from '../kernel/calendar.ts';
import { decimalOf } from '../kernel/halalas.ts';
import { isId } from '../kernel/id.ts';
import { toRiyals } from '../kernel/money.ts';
import { depotOf } from '../orders/index.ts';
import { containerFields } from './container-fields.ts';
import { ownContainersOf } from './container-queries.ts';
import { containerMissing } from './errors.ts';
import { maintenanceOf, presentMaintenance } from './maintenance-queries.ts';
import { rentalsOf } from './rental-queries.ts';
import { figuresByMonth } from './utilization.ts';

const riyals = (amount: number) => toRiyals(decimalOf(amount));

export function findContainer({ db, now }: Context, companyId: string, containerId: string) {
  if (!isId(containerId)) throw containerMissing();
  const today = dayOf(now());
  return asCompany(db, companyId, async (tx): Promise<ContainerFacts> => {
    const row = await ownContainersOf(tx, companyId)
      .select(containerFields.computed)
      .select('created_at')
      .where('id', '=', containerId)
      .executeTakeFirst();
    if (!row) throw containerMissing();
    const { created_at: since, ...shown } = row;
    const container = containerFields.present(shown);
    const figures = figuresByMonth(lastMonths(today, 12), await rentalsOf(tx, companyId, containerId), {
      ...{ since, now: now() },
    });
    const depot = await depotOf(tx, companyId);
    const pictures = await tx
      .selectFrom('container_pictures')
      .select(['id', 'url', 'created_at'])
      .where('company_id', '=', companyId)
      .where('container_id', '=', containerId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return {
      container,
      ...(await wayOf(tx, companyId, container.hold?.orderId)),
      daysLate: container.hold?.until ? Math.max(0, daysBetween(container.hold.until, today)) : 0,
      depot: pointOf(depot?.latitude, depot?.longitude),
      incomeThisYear: riyals(
        figures.reduce((sum, { month, income }) => (month >= today.slice(0, 4) ? sum + income : sum), 0),
      ),
      months: figures.map(({ income, ...month }) => ({ ...month, income: riyals(income) })),
      maintenance: (await maintenanceOf(tx, companyId, containerId).execute()).map(presentMaintenance),
      pictures: pictures.map(({ id, url, created_at }) => ({ id, url, addedAt: created_at.toISOString() })),
    };
  });
}

async function wayOf(
  tx: Transaction<Schema>,
  companyId: string,
  orderId: string | undefined,
): Promise<Pick<ContainerFacts, 'driverName' | 'returnTask'>> {
  if (orderId === undefined) return { driverName: null, returnTask: null };
  const order = await tx
    .selectFrom('orders')
    .innerJoin('drivers', sameCompany('drivers.id', 'orders.driver_id'))
    .select('drivers.name')
    .where('orders.company_id', '=', companyId)
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  const task = await tx
    .selectFrom('sub_orders')
    .select(['id', 'status'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .where('type', '=', 'return')
    .where('status', 'not in', ['completed', 'failed'])
    .executeTakeFirst();
  return { driverName: order?.name ?? null, returnTask: task ?? null };
}

const pointOf = (latitude: number | null = null, longitude: number | null = null) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
