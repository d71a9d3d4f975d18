import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { requestedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Column } from '@hawiyat/shared/ui/list';
import { OfferButton } from '../components/offer-cell.tsx';
import { ContainerType, Day, LocationButton, Unloads } from '../components/order-cells.tsx';
import { messages } from './lists-messages.ts';

export const requestColumns = [
  {
    id: 'type',
    ...{ width: '15%', title: messages.containerType, onCard: 'title' },
    cell: (item) => <ContainerType container={{ type: item.containerType }} />,
  },
  { id: 'size', width: '11%', title: messages.size, cell: (item) => wordFor(sizeLabel, item.containerSize) },
  { id: 'day', width: '15%', title: messages.startDay, cell: (item) => <Day date={item.deliveryDate} /> },
  {
    id: 'duration',
    ...{ width: '13%', from: 1152, title: messages.duration },
    cell: (item) => requestedDuration(item.rentalType),
  },
  {
    id: 'unloads',
    ...{ width: '11%', from: 1152, title: messages.unloads },
    cell: (item) => <Unloads count={item.unloadCount} />,
  },
  {
    id: 'location',
    ...{ width: '16%', title: messages.location, onCard: 'action' },
    cell: (item) => (
      <LocationButton task={item} container={{ type: item.containerType, size: item.containerSize }} />
    ),
  },
  {
    id: 'offer',
    ...{ width: '19%', title: messages.offer, onCard: 'action' },
    cell: (item) => <OfferButton order={item} />,
  },
] as const satisfies readonly Column<PendingOrder>[];

export type RequestColumn = (typeof requestColumns)[number]['id'];
