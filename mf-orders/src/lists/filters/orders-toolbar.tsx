import { FilterPanel } from '@hawiyat/shared/ui/panels';
import { Filter, type SetFilter, Toolbar, type ToolbarProps } from '@hawiyat/shared/ui/toolbar';
import type { ReactNode } from 'react';
import { messages } from '../lists-messages.ts';
import { filterTexts } from './filter-texts.ts';
import { type AddressChange, noFilter } from './orders-address.ts';
import { isPart, type TasksQuery } from './tasks-address.ts';
import { useTypedSearch } from './use-typed-search.ts';

export interface OrdersToolbarProps extends Pick<ToolbarProps, 'found' | 'views' | 'menu'> {
  query: TasksQuery;
  /** Of the search. */
  label: string;
  /** Stands beside the address's filters. */
  further?: readonly SetFilter[];
  /** Clears what the filters' names do not. */
  clears: AddressChange;
  onChange: (change: AddressChange) => void;
  /** What stands in «تصفية». */
  children: ReactNode;
}

/** A state or status is left for all of them. */
const without = ({ name }: { name: string }): AddressChange => ({ [name]: name === 'status' ? 'all' : '' });

export function OrdersToolbar({
  query,
  label,
  further = [],
  clears,
  onChange,
  children,
  found,
  ...parts
}: OrdersToolbarProps) {
  const search = useTypedSearch(query.q ?? '', (q) => onChange({ q }));
  const named = filterTexts(query)
    .filter(({ name }) => name !== 'status' || isPart(query))
    .map((filter) => ({
      ...{ id: filter.name, text: filter.text },
      onRemove: () => onChange(without(filter)),
    }));
  const set = [...named, ...further];
  // What is searched for stays.
  const clear = () => onChange({ ...noFilter, q: undefined, ...clears });
  return (
    <Toolbar
      {...parts}
      search={{ label, ...search }}
      filter={
        <Filter label={messages.filters} chosen={set.length} found={found} onClear={clear}>
          {(open) => <FilterPanel {...open}>{children}</FilterPanel>}
        </Filter>
      }
      filters={set}
      found={found}
    />
  );
}
