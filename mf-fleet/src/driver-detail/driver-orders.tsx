import { OrderBadge } from '@hawiyat/shared/components/status-badges';
import type { DriverOrder } from '@hawiyat/shared/contract/fleet/drivers';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import {
  Box,
  Button,
  Center,
  chakra,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Ltr,
  lazyPart,
  Stack,
  useMedia,
  VisuallyHidden,
  whenIdle,
} from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { type Column, List } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { ClipboardList, Truck } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { messages } from './driver-detail-messages.ts';
import { $shownOrders, showMoreOrders } from './driver-detail-store.ts';
import { OrdersFilter } from './orders-filter.tsx';
import { useOrdersFilter } from './use-orders-filter.ts';

const OrderLink = chakra(Link, {
  base: {
    display: { base: 'inline-flex', md: 'flex' },
    alignItems: 'center',
    w: 'max',
    // A large target without a higher row.
    minH: { base: '11', md: '6' },
    ms: { base: '1', md: '0' },
    px: { base: '1', md: '0' },
    my: { base: '-3', md: '-0.5' },
    color: 'brand.fg',
    fontSize: 'xs',
    fontWeight: 'normal',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

/** The page's head has the plate of his usual truck, so that a row shows another one only. */
const truckColumn = (usual: string | null): Column<DriverOrder> => ({
  ...{
    id: 'truck',
    width: 'minmax(9.5rem, 1.2fr)',
    title: messages.truck,
    titleHidden: true,
    onCard: 'none',
  },
  cell: ({ truck }) => {
    const isOther = truck !== null && truck !== usual;
    return (
      <Flex align="center" gap="2.5" whiteSpace="nowrap">
        <Center boxSize="9" borderRadius="md" bg="brand.subtle" color="brand.fg">
          <Truck size={18} aria-hidden />
          {!isOther && <VisuallyHidden>{truck ?? messages.unknown}</VisuallyHidden>}
        </Center>
        {isOther && <bdi>{truck}</bdi>}
      </Flex>
    );
  },
});

const otherColumns: readonly Column<DriverOrder>[] = [
  {
    id: 'containerNumber',
    width: 'minmax(6rem, 0.8fr)',
    title: messages.containerNumber,
    onCard: 'title',
    cell: ({ containerNumber, id, number }) => (
      <>
        <Ltr>{containerNumber}</Ltr>
        <OrderLink to={`/orders?tab=accepted_orders&details=${id}`}>{number}</OrderLink>
      </>
    ),
  },
  { id: 'type', width: 'minmax(0, 1fr)', title: messages.type, cell: ({ type }) => type },
  {
    id: 'size',
    width: 'minmax(5.5rem, 0.8fr)',
    title: messages.size,
    cell: ({ size }) => wordFor(sizeLabel, size),
  },
  {
    id: 'deliveryDate',
    width: 'minmax(7rem, 1fr)',
    title: messages.deliveryDate,
    cell: ({ deliveryDate }) => day(deliveryDate),
  },
  {
    id: 'status',
    width: 'minmax(9.5rem, 0.9fr)',
    title: messages.status,
    onCard: 'badge',
    cell: ({ status }) => <OrderBadge status={status} />,
  },
];

const tableFrom = 768;

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
  const columns = useMemo(() => [truckColumn(usualTruck), ...otherColumns], [usualTruck]);
  const { filter, change } = useOrdersFilter();
  const { rows: known, total, isFiltered, more } = useStore($shownOrders);
  const wide = useMedia(`(min-width: ${tableFrom}px)`);
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
        <List caption={messages.ordersOf(driver.name)} columns={columns} rows={rows} tableFrom={tableFrom} />
      ) : isFiltered ? (
        <EmptyState title={messages.noMatch} icon={<ClipboardList size={24} />}>
          <Button variant="outline" onClick={() => change({ state: '', month: '' })}>
            {messages.clearFilter}
          </Button>
        </EmptyState>
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
