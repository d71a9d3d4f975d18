import { OrderBadge } from '@hawiyat/shared/components/status-badges';
import type { DriverOrder } from '@hawiyat/shared/contract/fleet/driver-details';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import { Center, chakra, Flex, Ltr, VisuallyHidden } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/list';
import { Truck } from 'lucide-react';
import { orderAddress } from '../../components/order-address.ts';
import { messages } from '../../texts/driver-page.ts';
import { messages as fleet } from '../../texts/fleet.ts';

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
const truckColumn = (usual: string | null) =>
  ({
    id: 'truck',
    width: 'minmax(9.5rem, 1.2fr)',
    title: messages.truck,
    titleHidden: true,
    onCard: 'none',
    cell({ truck }: DriverOrder) {
      const isOther = truck !== null && truck !== usual;
      return (
        <Flex align="center" gap="2.5" whiteSpace="nowrap">
          <Center boxSize="9" borderRadius="md" bg="brand.subtle" color="brand.fg">
            <Truck size={18} aria-hidden />
            {!isOther && <VisuallyHidden>{truck ?? fleet.unspecified}</VisuallyHidden>}
          </Center>
          {isOther && <bdi>{truck}</bdi>}
        </Flex>
      );
    },
  }) as const;

const otherColumns = [
  {
    id: 'containerNumber',
    width: 'minmax(6rem, 0.8fr)',
    title: messages.containerNumber,
    onCard: 'title',
    cell: ({ containerNumber, id, number }) => (
      <>
        <Ltr>{containerNumber}</Ltr>
        <OrderLink to={orderAddress(id)}>{number}</OrderLink>
      </>
    ),
  },
  { id: 'type', width: 'minmax(0, 1fr)', title: messages.type, cell: ({ type }) => type },
  {
    id: 'size',
    ...{ width: 'minmax(5.5rem, 0.8fr)', title: messages.size },
    cell: ({ size }) => wordFor(sizeLabel, size),
  },
  {
    id: 'deliveryDate',
    ...{ width: 'minmax(7rem, 1fr)', title: messages.deliveryDate },
    cell: ({ deliveryDate }) => day(deliveryDate),
  },
  {
    id: 'status',
    ...{ width: 'minmax(9.5rem, 0.9fr)', title: messages.status, onCard: 'badge' },
    cell: ({ status }) => <OrderBadge status={status} />,
  },
] as const satisfies readonly Column<DriverOrder>[];

export const orderColumns = (usualTruck: string | null) => [truckColumn(usualTruck), ...otherColumns];

export type OrderColumn = ReturnType<typeof orderColumns>[number]['id'];
