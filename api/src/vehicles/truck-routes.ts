import { addTruck, deleteTruck, listTrucks, updateTruck } from '@hawiyat/shared/contract/fleet/vehicles';
import type { App } from '../app-context.ts';
import { driverMissing } from '../fleet/errors.ts';
import { serve } from '../http/serve.ts';
import { dayOf } from '../kernel/calendar.ts';
import { driverHasTruck, plateTaken, truckMissing, trucksFull } from './errors.ts';
import { presentTruck } from './truck-fields.ts';
import { findTrucks } from './truck-queries.ts';
import { truckCommands } from './trucks.ts';

export function truckRoutes(app: App): void {
  const today = () => dayOf(app.now());

  serve(
    app,
    listTrucks,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findTrucks(app, companyId, query);
      return { trucks: rows.map((row) => presentTruck(row, today())), ...end };
    },
    { isList: true },
  );

  serve(app, addTruck, async ({ body, session }) => ({
    truck: presentTruck(await truckCommands.add(app, session, body), today()),
  })).throws(trucksFull, plateTaken, driverMissing, driverHasTruck);

  serve(app, updateTruck, async ({ params: { truckId }, body, browser, session }) => {
    const ifMatch = browser.headers['if-match'];
    const row = await truckCommands.edit(app, session, { id: truckId, input: body, ifMatch });
    return { truck: presentTruck(row, today()) };
  }).throws(truckMissing, plateTaken, driverMissing, driverHasTruck);

  serve(app, deleteTruck, async ({ params: { truckId }, session }) => {
    await truckCommands.remove(app, session, truckId);
    return { message: 'تم حذف المركبة.' };
  }).throws(truckMissing);
}
