import type { StatementLine } from '@hawiyat/shared/contract/company/dashboard';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Ltr } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/list';
import { messages } from '../texts/statement.ts';

export interface Line extends StatementLine {
  readonly id: string;
  /** As people count. */
  readonly position: number;
}

/** The columns that have a total. */
export const amounts = ['gross', 'net', 'vat'] as const;

/** A newer server may know sizes that this build does not: they are shown as they are. */
const sizes: Readonly<Record<string, string>> = sizeLabel;

/** The panel of an order lies over the list of accepted orders. */
const orderAddress = (orderId: string) => `/orders?tab=accepted_orders&details=${orderId}`;

const amount = (id: (typeof amounts)[number]): Column<Line> => ({
  ...{ id, title: messages.inRiyals(messages[id]), width: 'minmax(6.75rem, 1fr)' },
  cell: (line) => formatRiyal(Number(line[id])),
});

export const columns: readonly Column<Line>[] = [
  {
    ...{ id: 'line', title: messages.line, width: '3.75rem', onCard: 'none' },
    cell: ({ position }) => position,
  },
  {
    ...{ id: 'completedOn', title: messages.completedOn, width: 'minmax(7.25rem, 1fr)' },
    cell: ({ completedOn }) => day(completedOn),
  },
  {
    ...{ id: 'order', title: messages.order, width: 'minmax(4.75rem, 0.75fr)', onCard: 'title' },
    cell: ({ orderId, number }) => <a href={orderAddress(orderId)}>{number}</a>,
  },
  {
    ...{ id: 'container', title: messages.container, width: 'minmax(4.5rem, 0.75fr)' },
    cell: ({ Container: { containerNumber } }) => <Ltr>{containerNumber}</Ltr>,
  },
  {
    ...{ id: 'type', title: messages.type, width: 'minmax(6.25rem, 1fr)', from: 1280 },
    cell: ({ Container: { type } }) => type,
  },
  {
    ...{ id: 'size', title: messages.size, width: 'minmax(0, 0.9fr)', from: 1280 },
    cell: ({ Container: { size } }) => wordFor(sizes, size),
  },
  {
    ...{ id: 'driver', title: messages.driver, width: 'minmax(0, 1.2fr)', from: 1152 },
    cell: ({ driverName }) => (driverName === null ? messages.unknown : <bdi>{driverName}</bdi>),
  },
  { ...amount('gross'), onCard: 'badge' },
  amount('net'),
  // Its title is the longest.
  { ...amount('vat'), width: 'minmax(6.75rem, 1.4fr)' },
];

export const columnsOnPaper = columns.map(({ from: _, ...column }) => column);
