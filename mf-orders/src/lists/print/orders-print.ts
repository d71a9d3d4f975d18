import { call } from '@hawiyat/shared/client';
import type { ListToPrint, Printable } from '@hawiyat/shared/components/print-button';
import type { Input } from '@hawiyat/shared/contract/core/endpoint';
import { listOwnOffers, type OwnOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import {
  listAcceptedOrders,
  listPendingOrders,
  type PendingOrder,
} from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import type { Pages } from '@hawiyat/shared/query';
import type { NewOrdersQuery } from '../filters/orders-address.ts';
import type { AcceptedQuery, SubOrdersQuery } from '../filters/tasks-address.ts';
import { messages } from '../lists-messages.ts';
import { newOrders } from '../live/new-orders-list.ts';
import { acceptedOrders, subOrders } from '../live/task-lists.ts';
import { messages as offerMessages } from '../own-offers-messages.ts';
import { columnsOf } from '../selection/selection-columns.ts';
import type { SelectedTask } from '../selection/task-selection.ts';
import { offerColumns, requestColumns } from './print-columns.ts';
import { requestWords, taskWords } from './print-words.ts';

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
  switch (printed.list) {
    case 'accepted':
      return ofPages<SelectedTask>({
        ...{ title: messages.acceptedOrders, about: taskWords(printed.query), columns: onPaper('order') },
        pages: () => acceptedOrders.$list.get(),
        fetch: async () =>
          (await call(listAcceptedOrders, textInput<typeof listAcceptedOrders>(printed.query))).orders,
      });
    case 'sub':
      return ofPages<SelectedTask>({
        ...{ title: messages.subOrders, about: taskWords(printed.query), columns: onPaper('sub_order') },
        pages: () => subOrders.$list.get(),
        fetch: async () =>
          (await call(listSubOrders, textInput<typeof listSubOrders>(printed.query))).subOrders,
      });
    case 'new':
      return ofPages<PendingOrder>({
        ...{ title: messages.newOrders, about: requestWords(printed.query), columns: requestColumns },
        pages: () => newOrders.$list.get(),
        fetch: async () =>
          (await call(listPendingOrders, textInput<typeof listPendingOrders>(printed.query))).orders,
      });
    case 'offers':
      return ofOffers(printed);
  }
}

/** The contract's queries are texts, as in addresses. */
const textInput = <E extends typeof listAcceptedOrders | typeof listSubOrders | typeof listPendingOrders>(
  query: object,
) => ({ query }) as unknown as Input<E>;

const onPaper = (kind: 'order' | 'sub_order') => columnsOf(kind).filter(({ onlyInFile }) => !onlyInFile);

interface Source<Row> extends Pick<ListToPrint<Row>, 'title' | 'about' | 'columns'> {
  readonly pages: () => { readonly total: number | null; readonly pages: Pages<Row> };
  readonly fetch: () => Promise<readonly Row[]>;
}

function ofPages<Row>({ pages, fetch, ...what }: Source<Row>) {
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

/** Consecutive rows from the first loaded one. */
function firstRun<Row>(pages: Pages<Row>): { rows: Row[]; first: number } {
  const numbers = [...pages.keys()].toSorted((one, other) => one - other);
  const [start = 0] = numbers;
  const rows: Row[] = [];
  for (let number = start; pages.has(number); number += 1) rows.push(...(pages.get(number) ?? []));
  return { rows, first: start * rowsOfPage(pages) };
}

/** All pages but the last are full. */
const rowsOfPage = (pages: Pages<unknown>) => Math.max(0, ...[...pages.values()].map((rows) => rows.length));

function ofOffers({ query, known }: Extract<Printed, { list: 'offers' }>) {
  const listOf = (rows: readonly OwnOffer[], hasMore = false): ListToPrint<OwnOffer> => ({
    ...{ title: offerMessages.offers, about: offerMessages.statuses[query.status] },
    ...{ columns: offerColumns, rows },
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
