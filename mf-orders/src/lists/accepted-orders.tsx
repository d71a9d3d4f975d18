import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import type { ReactNode } from 'react';
import { acceptedColumns } from './accepted-columns.tsx';
import { acceptedQuery, acceptedStatuses, searchedSortFields, sortFields } from './filters/orders-query.ts';
import { acceptedOrders } from './live/task-lists.ts';
import { useShown } from './live/use-shown.ts';
import { Tasks } from './tasks.tsx';

/** `views`: the choice of another view. */
export function AcceptedOrders({ views }: { views: ReactNode }) {
  const [query, onChange] = useQueryState(acceptedQuery);
  useShown(acceptedOrders, query);
  const statuses: readonly OrderStatus[] = [
    ...new Set([...acceptedStatuses, ...(query.status ? [query.status] : [])]),
  ];
  return (
    <Tasks
      {...{ views, statuses, onChange }}
      shown={{ list: 'accepted', query }}
      list={acceptedOrders}
      columns={acceptedColumns}
      labels={orderStatusLabel}
      sortFields={query.q === undefined ? sortFields : searchedSortFields}
    />
  );
}
