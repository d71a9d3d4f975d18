import { call } from '@hawiyat/shared/client';
import { type ListToPrint, type Printable, usePrint } from '@hawiyat/shared/components/print-button';
import { type ColumnTexts, onPaper, textColumns } from '@hawiyat/shared/components/text-columns';
import type { Input } from '@hawiyat/shared/contract/core/endpoint';
import { listOwnOffers, type OwnOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import {
  listAcceptedOrders,
  listPendingOrders,
  type PendingOrder,
} from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { day, stamp } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { agreedDuration, requestedDuration } from '@hawiyat/shared/locale/order-words';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Pages } from '@hawiyat/shared/query';
import { mayI } from '@hawiyat/shared/state';
import type { Listed } from '@hawiyat/shared/ui/list';
import { MenuButton, type MenuItem } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { ListChecks, Settings2 } from 'lucide-react';
import { settingsPath } from '../../components/settings-path.ts';
import { whereText } from '../../components/where-text.ts';
import { messages as selectionMessages } from '../../texts/list-actions.ts';
import { messages } from '../../texts/lists.ts';
import { messages as offerMessages } from '../../texts/own-offers.ts';
import type { AcceptedQuery, NewOrdersQuery, SubOrdersQuery } from '../filters/orders-query.ts';
import { knownRows } from '../live/live-list.ts';
import { newOrders } from '../live/new-orders-list.ts';
import { acceptedOrders, subOrders } from '../live/task-lists.ts';
import { type OwnOfferColumn, ownOfferColumns } from '../own-offer-columns.tsx';
import { type RequestColumn, requestColumns } from '../request-columns.tsx';
import { columnsOf } from '../selection/selection-columns.ts';
import { type SelectedTask, taskSelection } from '../selection/task-selection.ts';
import { requestWords, taskWords } from './print-words.ts';

export interface OrdersMenuProps {
  printed: Printed;
  /** The list has cards: they have boxes only during a selection, otherwise a press opens the order. */
  selectsCards?: boolean;
}

export function OrdersMenu({ printed, selectsCards = false }: OrdersMenuProps) {
  const { isPreparing, ...print } = usePrint(printableOf(printed));
  const isSelecting = useStore(taskSelection.$onCards);
  const items: MenuItem[] = [
    print,
    ...(selectsCards
      ? [
          {
            label: isSelecting ? selectionMessages.endSelection : selectionMessages.selectCards,
            icon: ListChecks,
            onPress: isSelecting ? taskSelection.clear : taskSelection.selectOnCards,
          },
        ]
      : []),
    ...(mayI('change-company')
      ? [{ label: selectionMessages.settings, icon: Settings2, to: settingsPath }]
      : []),
  ];
  return <MenuButton label={selectionMessages.menu} items={items} loading={isPreparing} />;
}

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
const printedRequestColumns = textColumns(requestColumns, requestTexts);

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
const printedOfferColumns = textColumns(ownOfferColumns, offerTexts);

export type Printed =
  | { readonly list: 'accepted'; readonly query: AcceptedQuery }
  | { readonly list: 'sub'; readonly query: SubOrdersQuery }
  | { readonly list: 'new'; readonly query: NewOrdersQuery }
  | {
      readonly list: 'offers';
      readonly query: { readonly status: OwnOffer['status'] };
      readonly known: () => { readonly rows: readonly OwnOffer[] | null; readonly hasMore: boolean };
    };

export function printableOf(printed: Printed): Printable<unknown> {
  if (printed.list === 'offers') return ofOffers(printed);
  // The contract's queries are texts, as in addresses.
  const input = { query: printed.query } as unknown as Input<typeof listAcceptedOrders> &
    Input<typeof listSubOrders>;
  if (printed.list === 'new')
    return ofPages<PendingOrder>({
      ...{ title: messages.newOrders, about: requestWords(printed.query), columns: printedRequestColumns },
      pages: newOrders.$list.get,
      fetch: async () => (await call(listPendingOrders, input as Input<typeof listPendingOrders>)).orders,
    });
  const isOrders = printed.list === 'accepted';
  return ofPages<SelectedTask>({
    title: isOrders ? messages.acceptedOrders : messages.subOrders,
    about: taskWords(printed.query),
    columns: onPaper(columnsOf(isOrders ? 'order' : 'sub_order')),
    pages: isOrders ? acceptedOrders.$list.get : subOrders.$list.get,
    fetch: async () =>
      isOrders
        ? (await call(listAcceptedOrders, input)).orders
        : (await call(listSubOrders, input)).subOrders,
  });
}

interface Source<Row> extends Pick<ListToPrint<Row>, 'title' | 'about' | 'columns'> {
  readonly pages: () => { readonly total: number | null; readonly pages: Pages<Row> };
  readonly fetch: () => Promise<readonly Row[]>;
}

function ofPages<Row extends Listed>({ pages, fetch, ...what }: Source<Row>) {
  const listOf = (rows: readonly Row[], total: number, first = 0): ListToPrint<Row> => ({
    ...{ ...what, rows, first, total },
    counted: pluralizeInline(total, 'order'),
  });
  return {
    known: () => {
      const { total, pages: known } = pages();
      if (total === null) return null;
      const { rows, first } = firstRun(known);
      return listOf(rows, total, first);
    },
    whole: async () => {
      const rows = await fetch();
      return listOf(rows, rows.length);
    },
  };
}

function firstRun<Row extends Listed>(pages: Pages<Row>): { rows: Row[]; first: number } {
  const known = knownRows(pages);
  const [first = 0] = known.keys();
  const run = [...known].filter(([position], at) => position === first + at);
  return { rows: run.map(([, row]) => row), first };
}

function ofOffers({ query, known }: Extract<Printed, { list: 'offers' }>) {
  const listOf = (rows: readonly OwnOffer[], hasMore = false): ListToPrint<OwnOffer> => ({
    ...{ title: messages.offerScopes.mine, about: offerMessages.statuses[query.status] },
    ...{ columns: printedOfferColumns, rows },
    total: hasMore ? null : rows.length,
    counted: pluralizeInline(rows.length, 'offer'),
  });
  return {
    known: () => {
      const { rows, hasMore } = known();
      return rows && listOf(rows, hasMore);
    },
    whole: async () => listOf((await call(listOwnOffers, { query })).offers),
  };
}
