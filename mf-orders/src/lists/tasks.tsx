import { lazyPart } from '@hawiyat/shared/ui';
import { useIsTable } from '@hawiyat/shared/ui/list';
import { Toolbar, type ToolbarProps } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { $orderCounts } from '../components/order-counts.ts';
import { messages } from '../texts/lists.ts';
import { isFiltered, isPart, stateOf, withoutFilter } from './filters/orders-query.ts';
import { LazyMenu, OrdersToolbar, type OrdersToolbarProps } from './filters/orders-toolbar.tsx';
import type { TaskFiltersProps } from './filters/task-filters.tsx';
import { isBlank, OrdersList, type OrdersListProps } from './orders-list.tsx';
import type { Printed } from './print/orders-menu.tsx';
import { type SelectedTask, selectable } from './selection/task-selection.ts';

type TaskList = Extract<Printed, { list: 'accepted' | 'sub' }>;

interface TasksProps<Row extends SelectedTask, Query>
  extends Pick<OrdersListProps<Row, Query>, 'list' | 'columns'>,
    Omit<TaskFiltersProps, 'open' | 'query' | 'tasks' | 'onChange'>,
    Pick<OrdersToolbarProps, 'onChange'>,
    Pick<ToolbarProps, 'views'> {
  shown: TaskList;
}

const TaskFilters = lazyPart(
  async () => (await import(/* webpackChunkName: "selection" */ './filters/task-filters.tsx')).TaskFilters,
  { failed: 'button' },
);

const detailsLabel = ({ number }: SelectedTask) => messages.restOf(number);

export function Tasks<Row extends SelectedTask, Query>(props: TasksProps<Row, Query>) {
  const { shown, list, columns, views, onChange: changeAddress, ...filters } = props;
  const { query } = shown;
  const onChange: typeof changeAddress = (change) => changeAddress({ ...change, scope: '' });
  const isOrders = shown.list === 'accepted';
  const tasks = isOrders ? 'acceptedOrders' : 'subOrders';
  const now = useStore(list.$list);
  const isTable = useIsTable();
  const { data: counts } = useStore($orderCounts);
  const [state, isNarrowed] = [stateOf(query), isFiltered(query)];
  const blank = isBlank(now, isNarrowed, counts?.[tasks]);
  const direction = query.order === 'asc' ? messages.ascending : messages.descending;
  return (
    <>
      {blank && state === 'all' ? (
        views && <Toolbar views={views} />
      ) : (
        <OrdersToolbar
          {...{ query, views, onChange }}
          list={shown.list}
          pages={now.pages}
          label={messages.search}
          clears={{ status: 'all' }}
          found={now.total !== null && messages.found(now.total, state, isNarrowed)}
          menu={<LazyMenu printed={shown} selectsCards={!isTable && Boolean(now.total)} />}
        >
          {(open) => <TaskFilters {...filters} {...{ open, query, tasks, onChange }} />}
        </OrdersToolbar>
      )}
      <OrdersList
        {...{ list, columns, detailsLabel }}
        caption={
          query.sort === 'match'
            ? messages.bestFirst(messages[tasks])
            : messages.sorted(messages[tasks], messages.sortFields[query.sort], direction)
        }
        empty={messages.blank[isOrders ? 'accepted' : 'subOrders']}
        none={blank ? undefined : messages.found(0, state, false)}
        onClearFilter={isNarrowed ? () => onChange(withoutFilter(query)) : undefined}
        onShowAll={isPart(query) ? () => onChange({ status: 'all' }) : undefined}
        select={{ kind: isOrders ? 'order' : 'sub_order', query, boxes: selectable }}
      />
    </>
  );
}
