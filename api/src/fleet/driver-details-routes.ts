import { driverDetails, listAssignableDrivers } from '@hawiyat/shared/contract/drivers';
import type { Answer } from '@hawiyat/shared/contract/endpoint';
import type { App } from '../app-context.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { InParts } from '../server/long-answer.ts';
import { serve } from '../server/serve.ts';
import { type Part, textOf } from '../server/whole-list.ts';
import { findAssignableDrivers } from './assignable-drivers.ts';
import { driverWithStatistics, ordersOfDriver } from './driver-details-queries.ts';
import { driverFields } from './driver-fields.ts';

export function driverDetailRoutes(app: App): void {
  serve(app, driverDetails, async ({ params: { driverId }, query, session: { companyId } }) => {
    const { driver, statistics } = await driverWithStatistics(app, companyId, driverId);
    const read = async (part: Partial<Part>) => {
      const { rows, nextCursor } = await ordersOfDriver(app, companyId, driverId, part);
      const orders = rows.map(({ id, order_number, number, type, size, delivery_date, status }) => ({
        number: orderNumber(order_number),
        // The column is specified, but nothing fills it.
        ...{ id, truck: null, containerNumber: number, type, size, deliveryDate: delivery_date, status },
      })) satisfies Answer<typeof driverDetails>['orders'];
      return { orders, nextCursor: nextCursor ?? null };
    };
    if (query.limit !== undefined || query.cursor !== undefined)
      return { driver: driverFields.present(driver), statistics, ...(await read(query)) };
    const head = JSON.stringify({ driver: driverFields.present(driver), statistics }).slice(0, -1);
    return new InParts(
      textOf(read, { before: `${head},"orders":`, itemsOf: (page) => page.orders, after: () => '}' }),
    );
  });

  serve(app, listAssignableDrivers, async ({ query, session: { companyId } }) => {
    return { drivers: await findAssignableDrivers(app, companyId, query) };
  });
}
