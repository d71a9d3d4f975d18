import { countOrders, listStops, orderBoard } from '@hawiyat/shared/contract/orders';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { presentBoard, presentCounts, presentStop } from './board-presenter.ts';
import { countOrdersOf, findBoard, findStops } from './board-queries.ts';

export function orderBoardRoutes(app: App): void {
  serve(app, countOrders, async ({ session: { companyId } }) => ({
    counts: presentCounts(await countOrdersOf(app, companyId)),
  }));

  serve(app, orderBoard, async ({ session: { companyId } }) => presentBoard(await findBoard(app, companyId)));

  serve(app, listStops, async ({ query: { day }, session: { companyId } }) => {
    const rows = await findStops(app, companyId, day);
    return { day, stops: rows.map(presentStop) };
  });
}
