import { NoMatch } from '@hawiyat/shared/components/no-match';
import type { DriverOrder } from '@hawiyat/shared/contract/fleet/drivers';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  lazyPart,
  Stack,
  whenIdle,
} from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { List, useIsTable } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { ClipboardList } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { messages } from './driver-detail-messages.ts';
import { $shownOrders, showMoreOrders } from './driver-detail-store.ts';
import { orderColumns } from './order-columns.tsx';
import { OrdersFilter, useOrdersFilter } from './orders-filter.tsx';

/** Later rows of a long history render deferred, so that the page stays responsive. */
const eagerRows = 24;

/** On phones. */
const firstCards = 10;

const noOrders: readonly DriverOrder[] = [];

/** Loads when the browser is idle; its place is reserved. */
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
  const { filter, change } = useOrdersFilter();
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
            <OrdersFilter filter={filter} onChange={change} />
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
