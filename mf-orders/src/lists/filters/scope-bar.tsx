import type { OrderStatus } from '@hawiyat/shared/contract/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/sub-orders';
import { count } from '@hawiyat/shared/locale/numbers';
import { chakra, useMedia } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $orderCounts } from '../../components/order-counts.ts';
import { messages } from '../lists-messages.ts';
import type { LiveList } from '../live/live-list.ts';
import { SelectCards } from '../selection/select-cards.tsx';
import { Found } from './found.tsx';
import { type AddressChange, type Filters, isFiltered } from './orders-address.ts';
import { changeOfScope, scopeOf, scopes } from './tasks-address.ts';

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
});

export interface ScopeBarProps<Row, Query> {
  query: Filters & {
    readonly open: string | undefined;
    readonly status: OrderStatus | SubOrderStatus | undefined;
  };
  list: Pick<LiveList<Row, Query>, '$list'>;
  /** Which count says how many are open. */
  openTasks: 'acceptedOrders' | 'subOrders';
  /** Window width in pixels below which the list has cards. */
  cardsBelow?: number;
  /** The button that prints the list. */
  print: ReactNode;
  onChange: (change: AddressChange) => void;
}

/** Open, finished or all tasks, and how many the list has. */
export function ScopeBar<Row extends { id: string }, Query>({
  query,
  list,
  openTasks,
  cardsBelow = 1280,
  print,
  onChange,
}: ScopeBarProps<Row, Query>) {
  const { data: counts } = useStore($orderCounts);
  const { total } = useStore(list.$list);
  const isTable = useMedia(`(min-width: ${cardsBelow}px)`);
  const scope = scopeOf(query);
  const options = scopes.map((value) => {
    const label = messages.scopes[value];
    return { value, label: value === 'open' && counts ? `${label} (${count(counts[openTasks])})` : label };
  });
  return (
    <Bar>
      <SegmentedFilter
        label={messages.scope}
        value={scope}
        options={options}
        onChange={(scope) => onChange(changeOfScope(scope, query.status))}
      />
      <Found>{total !== null && messages.found(total, scope, isFiltered(query))}</Found>
      {print}
      {!isTable && total !== null && total > 0 && <SelectCards />}
    </Bar>
  );
}
