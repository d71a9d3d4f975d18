import { type ColumnTexts, textColumns } from '@hawiyat/shared/components/text-columns';
import type { OwnOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { day, stamp } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { agreedDuration, requestedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { whereText } from '../../components/where-text.ts';
import { messages } from '../lists-messages.ts';
import { type OwnOfferColumn, ownOfferColumns } from '../own-offer-columns.tsx';
import { messages as offerMessages } from '../own-offers-messages.ts';
import { type RequestColumn, requestColumns } from '../request-columns.tsx';
import { messages as selectionMessages } from '../selection/selection-messages.ts';

const requestTexts: ColumnTexts<PendingOrder, RequestColumn> = {
  type: { text: ({ containerType }) => containerType },
  size: { text: ({ containerSize }) => wordFor(sizeLabel, containerSize) },
  day: { text: ({ deliveryDate }) => day(deliveryDate) },
  duration: { text: ({ rentalType }) => requestedDuration(rentalType) },
  unloads: { isNumber: true, text: ({ unloadCount }) => String(unloadCount ?? '') },
  location: { text: (order) => whereText(order) },
  offer: {
    ...{ title: selectionMessages.offer, isNumber: true },
    text: ({ offer }) => (offer ? formatRiyal(offer.price) : ''),
  },
};
export const printedRequestColumns = textColumns(requestColumns, requestTexts);

const offerTexts: ColumnTexts<OwnOffer, OwnOfferColumn> = {
  container: {
    text: ({ request }) => `${request.containerType}، ${wordFor(sizeLabel, request.containerSize)}`,
  },
  day: { text: ({ request }) => day(request.deliveryDate) },
  price: [
    { title: selectionMessages.price, isNumber: true, text: ({ price }) => formatRiyal(price) },
    {
      title: messages.duration,
      text: ({ request, rentalDuration }) => agreedDuration(request.rentalType, rentalDuration),
    },
  ],
  offeredAt: { text: ({ offeredAt }) => stamp(offeredAt) },
  location: { text: ({ request }) => whereText(request) },
  status: { text: ({ status }) => wordFor(offerMessages.statuses, status) },
  action: { title: selectionMessages.number, isNumber: true, text: ({ order }) => order?.number ?? '' },
};
export const printedOfferColumns = textColumns(ownOfferColumns, offerTexts);
