import type { OrderCounts } from '@hawiyat/shared/contract/orders/orders';
import { count } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Box, Button, NativeSelect } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { $orderCounts } from '../../components/order-counts.ts';
import { messages } from '../lists-messages.ts';
import { Choice } from './filter-fields.tsx';
import { driverFilters, type State, stateOf, states, type TasksQuery } from './tasks-address.ts';

const labels = { assigned: messages.assignedOnly, unassigned: messages.unassigned };

export interface DriverChoiceProps {
  value: (typeof driverFilters)[number] | undefined;
  onChange: (value: string) => void;
}

export function DriverChoice(props: DriverChoiceProps) {
  return (
    <Choice
      label={messages.driver}
      all={messages.allDrivers}
      options={driverFilters}
      labels={labels}
      {...props}
    />
  );
}

type Tasks = 'orders' | 'subOrders';

function sizeOf(state: State, tasks: Tasks, counts: OrderCounts | null): number | undefined {
  if (state === 'needsAction') return counts?.needsAction[tasks];
  return state === 'open' ? counts?.[tasks === 'orders' ? 'acceptedOrders' : 'subOrders'] : undefined;
}

export interface StateChoiceProps<Status extends string> {
  query: TasksQuery;
  tasks: Tasks;
  statuses: readonly Status[];
  labels: Record<Status, string>;
  onChange: (change: { status: string }) => void;
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
  const value = query.status ?? stateOf(query);
  return (
    <Box w={{ md: '48' }} minW="0" {...(value !== 'all' && { 'data-narrows': '' })}>
      <NativeSelect
        aria-label={messages.status}
        value={value}
        onChange={(event) => onChange({ status: event.target.value })}
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
        {statuses.map((status) => (
          <option key={status} value={status}>
            {wordFor(labels, status)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

export interface SortProps<Field extends string> {
  field: Field;
  /** A single field is no choice. */
  fields: readonly Field[];
  order: 'asc' | 'desc';
  onChange: (change: { sort: string } | { order: 'asc' | 'desc' }) => void;
}

/** Names field and direction. */
export function Sort<Field extends keyof typeof messages.sortFields>({
  field,
  fields,
  order,
  onChange,
}: SortProps<Field>) {
  const by = messages.sortFields[field === 'match' ? 'deliveryDate' : field];
  const isAscending = order === 'asc';
  const Icon = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div data-sort="">
      <span aria-hidden={fields.length > 1}>
        {fields.length > 1 ? messages.sortBy : messages.sortedBy(by)}
      </span>
      {fields.length > 1 && (
        <Choice
          label={messages.sortBy}
          value={field}
          options={fields}
          labels={messages.sortFields}
          onChange={(sort) => onChange({ sort })}
        />
      )}
      <Button
        variant="outline"
        aria-label={isAscending ? messages.turnToDescending(by) : messages.turnToAscending(by)}
        onClick={() => onChange({ order: isAscending ? 'desc' : 'asc' })}
      >
        <Icon size={16} aria-hidden />
        {isAscending ? messages.ascending : messages.descending}
      </Button>
    </div>
  );
}
