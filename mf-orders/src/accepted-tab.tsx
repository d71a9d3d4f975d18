import { AcceptedViews } from './board/accepted-views.tsx';
import { AcceptedFound, AcceptedOrders } from './lists/accepted-orders.tsx';

export const AcceptedTab = () => <AcceptedViews found={<AcceptedFound />} table={<AcceptedOrders />} />;
