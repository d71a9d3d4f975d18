export { cancelOrder } from './cancel-order.ts';
export { createOrder } from './create-order.ts';
export { isOfKind, type Kinds, openRequestCounts, requestsWithoutOffer } from './open-request-counts.ts';
export {
  lateOrder,
  offeredBy,
  openOrder,
  openRequest,
  openRequestByAge,
  openSubOrder,
  overdueSubOrder,
} from './order-filters.ts';
export { lostNotification } from './order-notifications.ts';
export { presentLocation, presentRequest, type RequestRow } from './order-presenter.ts';
export { depotOf, depots, orderSettingsRules } from './order-settings.ts';
export { closedOrders, requestMoves, undeliveredOrders } from './order-states.ts';
export { refundDueBy } from './refund.ts';
export { plannedTasks, rentalDays, unloadAfter } from './rental.ts';
export { presentWhere } from './where-presenter.ts';
export { tasksWithoutDriver } from './without-driver.ts';
export { presentWorkTask } from './work-presenter.ts';
export { countWork, findWork, type WorkRow } from './work-queries.ts';
