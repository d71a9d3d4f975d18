import type { OrderCounts } from '@hawiyat/shared/contract/orders/orders';
import { count } from '@hawiyat/shared/locale/numbers';
import { FilterSelect, SortFields } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { $orderCounts } from '../../components/order-counts.ts';
import { messages } from '../lists-messages.ts';
import type { AddressChange } from './orders-address.ts';
import { driverFilters, type State, stateOf, states, type TasksQuery } from './tasks-address.ts';

const labels = { assigned: messages.assignedOnly, unassigned: messages.unassigned };

export interface DriverChoiceProps {
  value: (typeof driverFilters)[number] | undefined;
  onChange: (value: string) => void;
}

export function DriverChoice({ value, onChange }: DriverChoiceProps) {
  return (
    <FilterSelect
      label={messages.driver}
      all={messages.allDrivers}
      value={value ?? ''}
      options={driverFilters}
      {...{ labels, onChange }}
    />
  );
}

export type Tasks = 'orders' | 'subOrders';

function sizeOf(state: State, tasks: Tasks, counts: OrderCounts | null): number | undefined {
  if (state === 'needsAction') return counts?.needsAction[tasks];
  return state === 'open' ? counts?.[tasks === 'orders' ? 'acceptedOrders' : 'subOrders'] : undefined;
}

export interface StateChoiceProps<Status extends string> {
  query: TasksQuery;
  tasks: Tasks;
  statuses: readonly Status[];
  labels: Record<Status, string>;
  onChange: (change: AddressChange) => void;
}

/** One choice of tasks, by state or by status. */
export function StateChoice<Status extends string>({
  query,
  tasks,
  statuses,
  labels,
  onChange,
}: StateChoiceProps<Status>) {
  const { data: counts } = useStore($orderCounts);
  const value = (query.status as Status | undefined) ?? stateOf(query);
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
        const size = sizeOf(state, tasks, counts);
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

export interface SortProps<Field extends string> {
  field: Field;
  /** A single field is no choice. */
  fields: readonly Field[];
  order: 'asc' | 'desc';
  onChange: (change: AddressChange) => void;
}

export function Sort<Field extends keyof typeof messages.sortFields>({
  field,
  fields,
  order,
  onChange,
}: SortProps<Field>) {
  const by = messages.sortFields[field === 'match' ? 'deliveryDate' : field];
  const isAscending = order === 'asc';
  return (
    <SortFields
      label={messages.sortBy}
      field={field}
      fields={fields}
      labels={{ ...messages.sortFields, ...(fields.length === 1 && { [field]: by }) }}
      onField={(sort) => onChange({ sort })}
      direction={{
        order,
        text: isAscending ? messages.ascending : messages.descending,
        label: isAscending ? messages.turnToDescending(by) : messages.turnToAscending(by),
        onTurn: () => onChange({ order: isAscending ? 'desc' : 'asc' }),
      }}
    />
  );
}
