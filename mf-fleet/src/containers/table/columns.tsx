import { ContainerBadge } from '@hawiyat/shared/components/status-badges';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { percent } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import type { ReactNode } from 'react';
import { orderAddress, whereaboutsOf } from '../../components/whereabouts.ts';
import { messages as listMessages } from '../containers-messages.ts';
import type { ColumnId } from './shown-columns.ts';
import { messages } from './table-messages.ts';
import type { Figures } from './utilization-store.ts';

export interface ContainerColumn {
  /** Also the address's name for the sort. */
  readonly id: ColumnId | 'containerNumber';
  readonly width: string;
  /** Pixels of window width from which there is room for it. */
  readonly from?: number;
  cell(container: Container, today: string, figures: Figures | undefined): ReactNode;
}

const Riyals = ({ amount }: { amount: number }) => (
  <span>
    <bdi dir="ltr">{formatRiyal(amount)}</bdi> <small>ر.س</small>
  </span>
);

const containerNumber: ContainerColumn = {
  ...{ id: 'containerNumber', width: 'minmax(6rem, 0.8fr)' },
  cell: ({ id, containerNumber: number }) => (
    <Link to={`/containers/${id}`} aria-label={listMessages.open(number)}>
      <bdi dir="ltr">{number}</bdi>
    </Link>
  ),
};

const optionalColumns: Record<ColumnId, Omit<ContainerColumn, 'id'>> = {
  type: { width: 'minmax(7rem, 1fr)', from: 1440, cell: ({ type }) => <span>{type}</span> },
  size: { width: 'minmax(6.5rem, 0.9fr)', cell: ({ size }) => <span>{wordFor(sizeLabel, size)}</span> },
  status: { width: '6.75rem', cell: ({ status }) => <ContainerBadge status={status} /> },
  place: {
    width: 'minmax(9rem, 2fr)',
    cell(container, today) {
      const { order, where } = whereaboutsOf(container, today);
      return (
        <span title={where}>
          {order && (
            <Link to={orderAddress(order.orderId)} aria-label={listMessages.openOrder(order.number)}>
              <bdi>{order.number}</bdi>
            </Link>
          )}
          {order && where && ' · '}
          <bdi>{where}</bdi>
        </span>
      );
    },
  },
  until: {
    width: 'minmax(7.5rem, 1.2fr)',
    cell(container, today) {
      const { when, late } = whereaboutsOf(container, today);
      return <span data-late={late ? '' : undefined}>{when || messages.missing}</span>;
    },
  },
  price: { width: 'minmax(7rem, 0.9fr)', cell: ({ price }) => <Riyals amount={price} /> },
  utilization: {
    width: 'minmax(8rem, 1fr)',
    cell(_, __, figures) {
      const share = figures?.share ?? null;
      if (share === null) return figures && <span>{messages.missing}</span>;
      return (
        <>
          <span data-bar="" aria-hidden>
            <span style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <bdi dir="ltr">{percent(share * 100)}</bdi>
        </>
      );
    },
  },
  income: {
    ...{ width: 'minmax(7rem, 0.9fr)', from: 1440 },
    cell: (_, __, figures) => figures && <Riyals amount={figures.income} />,
  },
};

export const columnsOf = (shown: readonly ColumnId[], isWide: boolean): readonly ContainerColumn[] => [
  containerNumber,
  ...shown.flatMap((id) => (optionalColumns[id].from && !isWide ? [] : { id, ...optionalColumns[id] })),
];
