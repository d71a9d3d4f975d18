import { call } from '@hawiyat/shared/client';
import { type ListToPrint, type Printable, usePrint } from '@hawiyat/shared/components/print-button';
import { type ColumnTexts, onPaper, textColumns } from '@hawiyat/shared/components/text-columns';
import type { Input } from '@hawiyat/shared/contract/core/endpoint';
import { listOwnOffers, type OwnOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { listAcceptedOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { day, stamp } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { agreedDuration, requestedDuration } from '@hawiyat/shared/locale/order-words';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
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
import { knownRows, type ListState } from '../live/live-list.ts';
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

function printableOf(printed: Printed): Printable<unknown> {
  if (printed.list === 'offers')
    return printable<OwnOffer>({
      title: messages.offerScopes.mine,
      about: offerMessages.statuses[printed.query.status],
      columns: printedOfferColumns,
      noun: 'offer',
      known: () => {
        const { rows, hasMore } = printed.known();
        return rows && { rows, total: hasMore ? null : rows.length };
      },
      fetch: async () => (await call(listOwnOffers, { query: printed.query })).offers,
    });
  // The contract's queries are texts, as in addresses.
  const input = { query: printed.query } as unknown as Input<typeof listAcceptedOrders> &
    Input<typeof listSubOrders>;
  if (printed.list === 'new')
    return printable<PendingOrder>({
      ...{ title: messages.newOrders, about: requestWords(printed.query), columns: printedRequestColumns },
      known: () => firstRun(newOrders.$list.get()),
      fetch: async () => (await call(listPendingOrders, input as Input<typeof listPendingOrders>)).orders,
    });
  const isOrders = printed.list === 'accepted';
  return printable<SelectedTask>({
    title: isOrders ? messages.acceptedOrders : messages.subOrders,
    about: taskWords(printed.query),
    columns: onPaper(columnsOf(isOrders ? 'order' : 'sub_order')),
    known: () => firstRun<SelectedTask>((isOrders ? acceptedOrders : subOrders).$list.get()),
    fetch: async () =>
      isOrders
        ? (await call(listAcceptedOrders, input)).orders
        : (await call(listSubOrders, input)).subOrders,
  });
}

type Rows<Row> = Pick<ListToPrint<Row>, 'rows' | 'first' | 'total'>;

interface Source<Row> extends Pick<ListToPrint<Row>, 'title' | 'about' | 'columns'> {
  readonly noun?: 'offer';
  readonly known: () => Rows<Row> | null;
  readonly fetch: () => Promise<readonly Row[]>;
}

function printable<Row>({ noun, known, fetch, ...what }: Source<Row>): Printable<Row> {
  const listOf = (shown: Rows<Row>): ListToPrint<Row> => ({
    ...what,
    ...shown,
    counted: pluralizeInline(shown.total ?? shown.rows.length, noun ?? 'order'),
  });
  return {
    known: () => {
      const shown = known();
      return shown && listOf(shown);
    },
    whole: async () => {
      const rows = await fetch();
      return listOf({ rows, total: rows.length });
    },
  };
}

type Loaded<Row> = Pick<ListState<Row>, 'pages' | 'total'>;

function firstRun<Row extends Listed>({ pages, total }: Loaded<Row>): Rows<Row> | null {
  if (total === null) return null;
  const known = knownRows(pages);
  const [first = 0] = known.keys();
  const run = [...known].filter(([position], at) => position === first + at);
  return { rows: run.map(([, row]) => row), first, total };
}
