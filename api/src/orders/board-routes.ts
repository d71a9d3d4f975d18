import {
  arrangeStops as arrangeStopsCall,
  listStops,
  orderBoard,
} from '@hawiyat/shared/contract/orders/board';
import { countOrders } from '@hawiyat/shared/contract/orders/orders';
import type { App } from '../app-context.ts';
import { driverMissing } from '../fleet/errors.ts';
import { serve } from '../http/serve.ts';
import { arrangeStops } from './arrange-stops.ts';
import { presentBoard, presentCounts } from './board-presenter.ts';
import { countOrdersOf, findBoard } from './board-queries.ts';
import { presentStops } from './stop-presenter.ts';
import { findStops } from './stop-queries.ts';

export function orderBoardRoutes(app: App): void {
  serve(app, countOrders, async ({ session: { companyId } }) => ({
    counts: presentCounts(await countOrdersOf(app, companyId)),
  }));

  serve(app, orderBoard, async ({ session: { companyId } }) => presentBoard(await findBoard(app, companyId)));

  serve(app, listStops, async ({ query: { day, driverId }, session: { companyId } }) => ({
    day,
    ...presentStops(await findStops(app, companyId, day, driverId)),
  })).throws(driverMissing);

  serve(app, arrangeStopsCall, ({ body, session }) => arrangeStops(app, { ...body, ...session })).throws(
    driverMissing,
  );
}
