import type { App } from '../app-context.ts';
import { assignmentRoutes } from './assignment-routes.ts';
import { orderBoardRoutes } from './board-routes.ts';
import { driverAppRoutes } from './driver-app-routes.ts';
import { orderDetailsRoutes, orderRoutes, subOrderRoutes } from './order-routes.ts';
import { refundRoutes } from './refund-routes.ts';

export function ordersRoutes(app: App): void {
  orderRoutes(app);
  orderBoardRoutes(app);
  orderDetailsRoutes(app);
  subOrderRoutes(app);
  assignmentRoutes(app);
  driverAppRoutes(app);
  refundRoutes(app);
}
