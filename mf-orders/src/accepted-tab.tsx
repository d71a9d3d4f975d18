import { AcceptedViews } from './board/accepted-views.tsx';
import { AcceptedOrders } from './lists/accepted-orders.tsx';

export const AcceptedTab = () => <AcceptedViews table={(views) => <AcceptedOrders views={views} />} />;
