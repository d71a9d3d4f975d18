import { subOrderTypes } from '@hawiyat/shared/contract/orders/sub-orders';
import { count } from '@hawiyat/shared/locale/numbers';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { FilterPanel, FilterSelect, SortFields } from '@hawiyat/shared/ui/panels';
import type { OpenFilter } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { $orderCounts } from '../../components/order-counts.ts';
import { messages as cells } from '../../texts/cells.ts';
import { messages as actions } from '../../texts/list-actions.ts';
import { messages } from '../../texts/lists.ts';
import type { AcceptedQuery, AddressChange, State, SubOrdersQuery } from './orders-query.ts';
import { driverFilters, stateOf, states } from './orders-query.ts';

export interface TaskFiltersProps {
  open: OpenFilter;
  query: AcceptedQuery | SubOrdersQuery;
  tasks: 'acceptedOrders' | 'subOrders';
  statuses: readonly string[];
  labels: Readonly<Record<string, string>>;
  sortFields: readonly AcceptedQuery['sort'][];
  onChange: (change: AddressChange) => void;
}

export function TaskFilters(props: TaskFiltersProps) {
  const { open, query, tasks, sortFields: fields, onChange } = props;
  const { sort, order } = query;
  const by = messages.sortFields[sort === 'match' ? 'deliveryDate' : sort];
  const isAscending = order === 'asc';
  return (
    <FilterPanel {...open}>
      {tasks === 'subOrders' && (
        <FilterSelect<string>
          label={messages.orderType}
          all={actions.allTypes}
          value={query.type ?? ''}
          options={subOrderTypes}
          labels={subOrderTypeLabel}
          onChange={(type) => onChange({ type })}
        />
      )}
      <FilterSelect
        label={messages.driver}
        all={actions.allDrivers}
        value={query.driver ?? ''}
        options={driverFilters}
        labels={{ assigned: messages.assignedOnly, unassigned: cells.unassigned }}
        onChange={(driver) => onChange({ driver })}
      />
      <StateChoice {...props} />
      <SortFields
        label={actions.sortBy}
        field={sort}
        fields={fields}
        labels={{ ...messages.sortFields, ...(fields.length === 1 && { [sort]: by }) }}
        onField={(field) => onChange(field === 'match' ? { sort: '', order: '' } : { sort: field })}
        direction={{
          order,
          text: isAscending ? messages.ascending : messages.descending,
          label: isAscending ? actions.turnToDescending(by) : actions.turnToAscending(by),
          onTurn: () => onChange({ order: isAscending ? 'desc' : 'asc' }),
        }}
      />
    </FilterPanel>
  );
}

function StateChoice({ query, tasks, statuses, labels, onChange }: TaskFiltersProps) {
  const { data: counts } = useStore($orderCounts);
  const value = query.status ?? stateOf(query);
  const needAction = counts?.needsAction[tasks === 'subOrders' ? tasks : 'orders'];
  const sizes: Partial<Record<State, number | undefined>> = {
    ...{ needsAction: needAction, open: counts?.[tasks] },
  };
  return (
    <FilterSelect<string>
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
