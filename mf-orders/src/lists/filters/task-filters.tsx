import { count } from '@hawiyat/shared/locale/numbers';
import { FilterSelect, SortFields } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $orderCounts } from '../../components/order-counts.ts';
import { messages } from '../lists-messages.ts';
import {
  type AcceptedQuery,
  type AddressChange,
  driverFilters,
  type State,
  type SubOrdersQuery,
  stateOf,
  states,
} from './orders-query.ts';

export interface TaskFiltersProps<Status extends string> {
  query: AcceptedQuery | SubOrdersQuery;
  tasks: 'acceptedOrders' | 'subOrders';
  statuses: readonly Status[];
  labels: Record<Status, string>;
  /** A single field is no choice. */
  sortFields: readonly AcceptedQuery['sort'][];
  onChange: (change: AddressChange) => void;
  /** Stand before the others. */
  children?: ReactNode;
}

/** What stands in «تصفية» of tasks: driver, state or status, and sort. */
export function TaskFilters<Status extends string>(props: TaskFiltersProps<Status>) {
  const { query, sortFields: fields, onChange, children } = props;
  const { sort, order } = query;
  const by = messages.sortFields[sort === 'match' ? 'deliveryDate' : sort];
  const isAscending = order === 'asc';
  return (
    <>
      {children}
      <FilterSelect
        label={messages.driver}
        all={messages.allDrivers}
        value={query.driver ?? ''}
        options={driverFilters}
        labels={{ assigned: messages.assignedOnly, unassigned: messages.unassigned }}
        onChange={(driver) => onChange({ driver })}
      />
      <StateChoice {...props} />
      <SortFields
        label={messages.sortBy}
        field={sort}
        fields={fields}
        labels={{ ...messages.sortFields, ...(fields.length === 1 && { [sort]: by }) }}
        onField={(field) => onChange(field === 'match' ? { sort: '', order: '' } : { sort: field })}
        direction={{
          order,
          text: isAscending ? messages.ascending : messages.descending,
          label: isAscending ? messages.turnToDescending(by) : messages.turnToAscending(by),
          onTurn: () => onChange({ order: isAscending ? 'desc' : 'asc' }),
        }}
      />
    </>
  );
}

/** One choice of tasks, by state or by status. */
function StateChoice<Status extends string>({
  query,
  tasks,
  statuses,
  labels,
  onChange,
}: TaskFiltersProps<Status>) {
  const { data: counts } = useStore($orderCounts);
  const value = (query.status as Status | undefined) ?? stateOf(query);
  const needAction = counts?.needsAction[tasks === 'subOrders' ? tasks : 'orders'];
  const sizes: Partial<Record<State, number | undefined>> = {
    ...{ needsAction: needAction, open: counts?.[tasks] },
  };
  return (
    <FilterSelect<State | Status>
      label={messages.status}
      value={value}
      narrows={value !== 'all'}
      options={statuses}
      labels={{ ...messages.states, ...labels }}
      onChange={(status) => onChange({ status })}
    >
      {states.map((state) => {
        const size = sizes[state];
        const label = messages.states[state];
        return (
          <option key={state} value={state}>
            {size === undefined ? label : `${label} (${count(size)})`}
          </option>
        );
      })}
      <hr />
    </FilterSelect>
  );
}
