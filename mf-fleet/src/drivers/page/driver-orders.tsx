import { NoMatch } from '@hawiyat/shared/components/no-match';
import * as z from '@hawiyat/shared/contract/core/schema';
import { type DriverOrder, driverOrderStates } from '@hawiyat/shared/contract/fleet/driver-details';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { today } from '@hawiyat/shared/locale/today';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  lazyPart,
  NativeSelect,
  Stack,
  whenIdle,
} from '@hawiyat/shared/ui';
import { SegmentedFilter, TableLoading } from '@hawiyat/shared/ui/data';
import { List, useIsTable } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { ClipboardList } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { messages } from '../../texts/driver-page.ts';
import { $shownOrders, filterOrders, type OrdersFilter, showMoreOrders } from './driver-detail-store.ts';
import { orderColumns } from './order-columns.tsx';

/** Later rows of a long history render deferred, so that the page stays responsive. */
const eagerRows = 24;

const firstCards = 10;

const noOrders: readonly DriverOrder[] = [];

const OrdersPrint = lazyPart(
  async () => {
    await whenIdle();
    return (await import(/* webpackChunkName: "driver-dialogs" */ './orders-print.tsx')).OrdersPrint;
  },
  { loading: () => <Box w="11" />, failed: 'button' },
);

export interface DriverOrdersProps {
  driver: { readonly id: string; readonly name: string };
  usualTruck: string | null;
}

export function DriverOrders({ driver, usualTruck }: DriverOrdersProps) {
  const columns = useMemo(() => orderColumns(usualTruck), [usualTruck]);
  const [filter, changeFilter] = useQueryState(driverQuery);
  // The address has the filter, so that «back» from an order restores it.
  useEffect(() => filterOrders(filter), [filter]);
  const change = (choice: OrdersChoice) => changeFilter(choice, { replace: true });
  const { rows: known, total, isFiltered, more } = useStore($shownOrders);
  const wide = useIsTable();
  const [showsAll, setShowsAll] = useState(false);
  const all = known ?? noOrders;
  // A card is three times as high as a row.
  const isCut = !wide && !showsAll && all.length > firstCards;
  const orders = useMemo(() => (isCut ? all.slice(0, firstCards) : all), [all, isCut]);
  const rows = useDeferredValue(orders, orders.slice(0, eagerRows));
  const isBlank = total === 0 && !isFiltered;
  return (
    <Stack as="section" gap="4">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Heading>{messages.orders(total)}</Heading>
        {!isBlank && (
          <Flex gap="3" wrap="wrap" align="center">
            <FilterChoice filter={filter} onChange={change} />
            <OrdersPrint driver={driver} filter={filter} />
          </Flex>
        )}
      </Flex>
      {known === null ? (
        more.error === null && <TableLoading label={messages.loading} />
      ) : orders.length > 0 ? (
        <List caption={messages.ordersOf(driver.name)} columns={columns} rows={rows} />
      ) : isFiltered ? (
        <NoMatch
          title={messages.noMatch}
          icon={<ClipboardList size={24} />}
          onClear={() => change({ state: '', month: '' })}
        />
      ) : (
        <EmptyState title={messages.noOrders} icon={<ClipboardList size={24} />} />
      )}
      {more.error !== null && <ErrorState title={messages.failed(more.error)} onRetry={showMoreOrders} />}
      {(more.exists || isCut) && (
        <Flex align="center" justify="center" gap="4" wrap="wrap">
          <Box as="span" role="status" color="fg.muted">
            {messages.shownOf(orders.length, total)}
          </Box>
          <Button
            variant="outline"
            onClick={isCut ? () => setShowsAll(true) : showMoreOrders}
            loading={more.loading}
          >
            {messages.showMore}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

const driverQuery = z.object({
  state: z.optional(z.enum(driverOrderStates)),
  month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
});

type OrdersChoice = { readonly state?: string; readonly month?: string };

const states = (['all', ...driverOrderStates] as const).map((value) => ({
  value,
  label: messages.states[value],
}));

interface FilterChoiceProps {
  filter: OrdersFilter;
  onChange: (choice: OrdersChoice) => void;
}

const FilterChoice = ({ filter: { state, month }, onChange }: FilterChoiceProps) => (
  <Flex gap="3" wrap="wrap" data-print="no">
    <SegmentedFilter
      label={messages.filter}
      value={state ?? 'all'}
      options={states}
      onChange={(value) => onChange({ state: value === 'all' ? '' : value })}
    />
    <Box minW="44" flex={{ base: '1', md: 'none' }}>
      <NativeSelect
        aria-label={messages.month}
        value={month ?? ''}
        placeholder={messages.allMonths}
        options={monthsAround(today(), month).map((value) => [value, messages.monthOf(value)])}
        onChange={(event) => onChange({ month: event.currentTarget.value })}
      />
    </Box>
  </Flex>
);

function monthsAround(day: string, chosen: string | undefined): string[] {
  const next = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const nameOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  const months = Array.from({ length: 14 }, (_, back) => nameOf(next - back));
  return chosen === undefined || months.includes(chosen) ? months : [...months, chosen];
}
