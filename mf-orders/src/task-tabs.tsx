import { AcceptedViews } from './board/accepted-views.tsx';
import { AcceptedOrders, AcceptedScope } from './lists/accepted-orders.tsx';
import { SubOrders } from './lists/sub-orders.tsx';

/** The tabs that are not the first: a chunk of their own. */
export const taskTabs = {
  accepted_orders: () => <AcceptedViews scope={<AcceptedScope />} table={<AcceptedOrders />} />,
  sub_orders: () => <SubOrders />,
};
