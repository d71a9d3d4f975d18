import type { DriverOrder } from '@hawiyat/shared/contract/drivers';
import { OrderBadge } from '@hawiyat/shared/lib/status-badges';
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
  Stack,
  VisuallyHidden,
} from '@hawiyat/shared/ui';
import { type Column, DataTable } from '@hawiyat/shared/ui/data';
import { ClipboardList, Truck } from 'lucide-react';
import { useDeferredValue } from 'react';
import { messages } from './driver-detail-messages.ts';
import { type DriverDetailState, showMoreOrders } from './driver-detail-store.ts';

/** Leads to the order's panel. */
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

const columns: readonly Column<DriverOrder>[] = [
  {
    id: 'truck',
    title: messages.truck,
    titleHidden: true,
    onCard: 'none',
    cell: ({ truck }) => (
      <Center boxSize="9" borderRadius="md" bg="brand.subtle" color="brand.fg">
        <Truck size={18} aria-hidden />
        <VisuallyHidden>{truck ?? messages.unknown}</VisuallyHidden>
      </Center>
    ),
  },
  {
    id: 'containerNumber',
    title: messages.containerNumber,
    onCard: 'title',
    cell: ({ containerNumber, id, number }) => (
      <>
        <Ltr>{containerNumber}</Ltr>
        {number && <OrderLink to={`/orders?tab=accepted_orders&details=${id}`}>{number}</OrderLink>}
      </>
    ),
  },
  { id: 'type', title: messages.type, cell: ({ type }) => type },
  { id: 'size', title: messages.size, cell: ({ size }) => wordFor(sizeLabel, size) },
  { id: 'deliveryDate', title: messages.deliveryDate, cell: ({ deliveryDate }) => day(deliveryDate) },
  {
    id: 'status',
    title: messages.status,
    onCard: 'badge',
    cell: ({ status }) => <OrderBadge status={status} />,
  },
];

const tableFrom = 768;

/** Rows of a long history after the first ones are rendered later, so that the page stays responsive. */
const atOnce = 24;

interface DriverOrdersProps {
  name: string;
  orders: readonly DriverOrder[];
  /** Of all his orders. */
  total: number;
  more: DriverDetailState['more'];
}

export function DriverOrders({ name, orders, total, more }: DriverOrdersProps) {
  const rows = useDeferredValue(orders, orders.slice(0, atOnce));
  return (
    <Stack as="section" gap="4">
      <Heading as="h3">{messages.orders(total)}</Heading>
      {rows.length > 0 ? (
        <DataTable
          caption={messages.ordersOf(name)}
          columns={columns}
          rows={rows}
          rowKey={(item) => item.id}
          tableFrom={tableFrom}
        />
      ) : (
        <EmptyState title={messages.noOrders} icon={<ClipboardList size={24} />} />
      )}
      {more.error !== null && <ErrorState title={messages.failed(more.error)} onRetry={showMoreOrders} />}
      {more.exists && (
        <Flex align="center" justify="center" gap="4" wrap="wrap">
          <Box as="span" role="status" color="fg.muted">
            {messages.shownOf(orders.length, total)}
          </Box>
          <Button variant="outline" onClick={showMoreOrders} loading={more.loading}>
            {messages.showMore}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
