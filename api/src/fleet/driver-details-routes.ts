import {
  type DriverOrder,
  driverDetails,
  listAssignableDrivers,
  listDriverOrders,
} from '@hawiyat/shared/contract/fleet/drivers';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import type { App } from '../app-context.ts';
import { InParts } from '../http/long-answer.ts';
import { serve } from '../http/serve.ts';
import { type Part, textOf } from '../http/whole-list.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { findAssignableDrivers } from './assignable-drivers.ts';
import { driverWithStatistics, filteredOrdersOfDriver, ordersOfDriver } from './driver-details-queries.ts';
import { driverFields } from './driver-fields.ts';
import { driverDetailsMissing, driverMissing } from './errors.ts';

export function driverDetailRoutes(app: App): void {
  serve(app, driverDetails, async ({ params: { driverId }, query, session: { companyId } }) => {
    const { driver: row, ...facts } = await driverWithStatistics(app, companyId, driverId);
    const driver = driverFields.present(row);
    const read = async (part: Partial<Part>) => {
      const { rows, nextCursor } = await ordersOfDriver(app, companyId, driverId, part);
      return { orders: rows.map(presentOrder), nextCursor: nextCursor ?? null };
    };
    if (query.limit !== undefined || query.cursor !== undefined)
      return { driver, ...facts, ...(await read(query)) };
    const head = JSON.stringify({ driver, ...facts }).slice(0, -1);
    return new InParts(
      textOf(read, { before: `${head},"orders":`, itemsOf: (page) => page.orders, after: () => '}' }),
    );
  }).throws(driverDetailsMissing);

  serve(
    app,
    listDriverOrders,
    async ({ params: { driverId }, query, session: { companyId } }) => {
      const { rows, ...end } = await filteredOrdersOfDriver(app, companyId, driverId, query);
      return { orders: rows.map(presentOrder), ...end };
    },
    { isList: true },
  ).throws(driverMissing);

  serve(app, listAssignableDrivers, async ({ query, session: { companyId } }) => {
    return findAssignableDrivers(app, companyId, query);
  });
}

const presentOrder = (row: Awaited<ReturnType<typeof ordersOfDriver>>['rows'][number]): DriverOrder => ({
  id: row.id,
  number: orderNumber(row.order_number),
  truck: row.truck && arabicPlate(row.truck),
  containerNumber: row.number,
  type: row.type,
  size: row.size,
  deliveryDate: row.delivery_date,
  status: row.status,
});
