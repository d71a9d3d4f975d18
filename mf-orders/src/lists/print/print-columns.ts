import type { PrintColumn } from '@hawiyat/shared/components/print-list';
import type { OwnOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { day, stamp } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { agreedDuration, requestedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { whereText } from '../../components/where-text.ts';
import { messages } from '../lists-messages.ts';
import { messages as offerMessages } from '../own-offers-messages.ts';
import { messages as selectionMessages } from '../selection/selection-messages.ts';

/** The list's columns; the last one prints the action as done. */
export const requestColumns: readonly PrintColumn<PendingOrder>[] = [
  { title: messages.containerType, text: ({ containerType }) => containerType },
  { title: messages.size, text: ({ containerSize }) => wordFor(sizeLabel, containerSize) },
  { title: messages.startDay, text: ({ deliveryDate }) => day(deliveryDate) },
  { title: messages.duration, text: ({ rentalType }) => requestedDuration(rentalType) },
  { title: messages.unloads, isNumber: true, text: ({ unloadCount }) => String(unloadCount ?? '') },
  { title: messages.location, text: (order) => whereText(order) },
  {
    title: selectionMessages.offer,
    isNumber: true,
    text: ({ offer }) => (offer ? formatRiyal(offer.price) : ''),
  },
];

export const offerColumns: readonly PrintColumn<OwnOffer>[] = [
  {
    title: offerMessages.container,
    text: ({ request }) => `${request.containerType}، ${wordFor(sizeLabel, request.containerSize)}`,
  },
  { title: offerMessages.startDay, text: ({ request }) => day(request.deliveryDate) },
  { title: selectionMessages.price, isNumber: true, text: ({ price }) => formatRiyal(price) },
  {
    title: messages.duration,
    text: ({ request, rentalDuration }) => agreedDuration(request.rentalType, rentalDuration),
  },
  { title: offerMessages.offeredAt, text: ({ offeredAt }) => stamp(offeredAt) },
  { title: offerMessages.location, text: ({ request }) => whereText(request) },
  { title: offerMessages.status, text: ({ status }) => wordFor(offerMessages.statuses, status) },
  { title: selectionMessages.number, isNumber: true, text: ({ order }) => order?.number ?? '' },
];
