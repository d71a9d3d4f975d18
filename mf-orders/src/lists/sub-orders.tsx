import { subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/orders/sub-orders';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { subOrderStatusLabel, subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { FilterSelect } from '@hawiyat/shared/ui/list';
import { subOrdersQuery } from './filters/orders-query.ts';
import { messages } from './lists-messages.ts';
import { subOrders } from './live/task-lists.ts';
import { useShown } from './live/use-shown.ts';
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
    >
      <FilterSelect
        label={messages.orderType}
        all={messages.allTypes}
        value={query.type ?? ''}
        options={subOrderTypes}
        labels={subOrderTypeLabel}
        onChange={(type) => onChange({ type })}
      />
    </Tasks>
  );
}
