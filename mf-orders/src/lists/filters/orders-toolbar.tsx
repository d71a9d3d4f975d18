import { lazyMenu } from '@hawiyat/shared/components/lazy-menu';
import type { Pages } from '@hawiyat/shared/query';
import type { FilterProps, SetFilter, ToolbarProps } from '@hawiyat/shared/ui/toolbar';
import { Filter, Toolbar, useSearchChips } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $drivers } from '../../components/drivers.ts';
import { messages } from '../../texts/lists.ts';
import { filterTexts } from './filter-texts.ts';
import type { AddressChange, TasksQuery } from './orders-query.ts';
import { askedIn, choicesBesideSearch, isPart, noFilter } from './orders-query.ts';
import type { Placed, SearchedList } from './search-words.ts';

/** Milliseconds without a key before the search is sent. */
const pause = 300;

export interface OrdersToolbarProps extends Pick<ToolbarProps, 'found' | 'views' | 'menu'> {
  list: SearchedList;
  pages: Pages<Placed>;
  query: TasksQuery;
  label: string;
  further?: readonly SetFilter[];
  /** Clears what the filters' names do not. */
  clears: AddressChange;
  onChange: (change: AddressChange, history?: { replace: boolean }) => void;
  children: FilterProps['children'];
}

/** A state or status is left for all of them. */
const without = ({ name }: { name: string }): AddressChange => ({ [name]: name === 'status' ? 'all' : '' });

export function OrdersToolbar(props: OrdersToolbarProps) {
  const { list, pages, query, label, further = [], clears, onChange, children, found, ...parts } = props;
  const known = useRef(pages);
  known.current = pages;
  // A chip has a driver's name.
  useStore($drivers);
  const search = useSearchChips<AddressChange>({
    ...{ text: query.q ?? '', asked: askedIn, pause },
    load: async () => {
      const { readerOf } = await import(/* webpackChunkName: "search-words" */ './search-words.ts');
      return readerOf(list, () => known.current);
    },
    // Nobody steps back letter by letter.
    onChange: (q, change) =>
      onChange({ ...(q === '' && choicesBesideSearch(askedIn())), ...change, q }, { replace: true }),
  });
  const named = filterTexts(query)
    .filter(({ name }) => name !== 'status' || isPart(query))
    .map((filter) => ({
      ...{ id: filter.name, text: filter.text },
      onRemove: () => onChange(without(filter)),
    }));
  const set = [...named, ...further];
  const clear = () => onChange({ ...noFilter, q: query.q ?? '', ...clears });
  return (
    <Toolbar
      {...parts}
      search={{ label, ...search }}
      filter={
        <Filter label={messages.filters} chosen={set.length} found={found} onClear={clear}>
          {children}
        </Filter>
      }
      filters={set}
      found={found}
    />
  );
}

// In the selection's chunk, whose columns it prints.
export const LazyMenu = lazyMenu(
  async () => (await import(/* webpackChunkName: "selection" */ '../print/orders-menu.tsx')).OrdersMenu,
);
