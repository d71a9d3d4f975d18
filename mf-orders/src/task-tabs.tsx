import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { subOrderStatuses } from '@hawiyat/shared/contract/orders/sub-orders';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { orderStatusLabel, subOrderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { lazyPart } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { type View, viewQuery, views } from './board/view-address.ts';
import {
  acceptedQuery,
  acceptedStatuses,
  searchedSortFields,
  sortFields,
  subOrdersQuery,
} from './lists/filters/orders-query.ts';
import { useShown } from './lists/live/live-list.ts';
import { acceptedOrders, subOrders } from './lists/live/task-lists.ts';
import { acceptedColumns, subOrderColumns } from './lists/task-columns.tsx';
import { Tasks } from './lists/tasks.tsx';
import { messages } from './texts/accepted.ts';
import { messages as lists } from './texts/lists.ts';

const options = views.map((value) => ({ value, label: messages.views[value] }));

const whileLoading = { height: '24rem', label: lists.loading };
const otherViews = {
  board: lazyPart(async () => (await import('./board/board-view.tsx')).BoardView, whileLoading),
  day: lazyPart(async () => (await import('./board/day/day-view.tsx')).DayView, whileLoading),
};

/** The table has the choice of views in its own toolbar. */
export function AcceptedTab() {
  const [{ view }, change] = useQueryState(viewQuery);
  const OtherView = view !== 'table' && otherViews[view];
  // Unmounting a long table takes time; the pressed option must show immediately.
  const [pressed, press] = useOptimistic(view);
  const choose = (name: View) =>
    startTransition(() => {
      press(name);
      // The table's own `day` filter must not take over the chosen day.
      change({ view: name, ...(view === 'day' && { day: '' }) });
    });
  const choice = (
    <SegmentedFilter label={messages.views.label} value={pressed} options={options} onChange={choose} />
  );
  if (!OtherView) return <AcceptedOrders views={choice} />;
  return (
    <>
      <Toolbar views={choice} />
      <OtherView />
    </>
  );
}

function AcceptedOrders({ views }: { views: ReactNode }) {
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
