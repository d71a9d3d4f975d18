import { subOrderStatuses } from '@hawiyat/shared/contract/orders/sub-orders';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { subOrderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { subOrdersQuery } from './filters/orders-query.ts';
import { useShown } from './live/live-list.ts';
import { subOrders } from './live/task-lists.ts';
import { subOrderColumns } from './sub-order-columns.tsx';
import { Tasks } from './tasks.tsx';

export function SubOrders() {
  const [query, onChange] = useQueryState(subOrdersQuery);
  useShown(subOrders, query);
  return (
    <Tasks
      {...{ onChange }}
      shown={{ list: 'sub', query }}
      list={subOrders}
      columns={subOrderColumns}
      statuses={subOrderStatuses}
      labels={subOrderStatusLabel}
      sortFields={[query.sort]}
    />
  );
}
