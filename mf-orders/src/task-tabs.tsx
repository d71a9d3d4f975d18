import { AcceptedViews } from './board/accepted-views.tsx';
import { AcceptedFound, AcceptedOrders } from './lists/accepted-orders.tsx';
import { SubOrders } from './lists/sub-orders.tsx';

/** The tabs that are not the first: a chunk of their own. */
export const taskTabs = {
  accepted_orders: () => <AcceptedViews found={<AcceptedFound />} table={<AcceptedOrders />} />,
  sub_orders: () => <SubOrders />,
};
