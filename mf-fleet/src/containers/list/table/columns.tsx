import { ContainerBadge } from '@hawiyat/shared/components/status-badges';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { percent } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import { chakra } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/list';
import { floating, placeBeside } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { Columns3, Ellipsis } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { messages as listMessages } from '../../../texts/containers.ts';
import { messages } from '../../../texts/table.ts';
import { whereaboutsOf } from '../../whereabouts.ts';
import { openMenu } from '../container-menu.ts';
import { OrderAndPlace } from '../order-and-place.tsx';
import { $columns, type ColumnId, columnIds, showColumn } from './shown-columns.ts';

type ContainerColumn = Column<Container>;
export type Measured = ReadonlyMap<string, { readonly share: number | null; readonly income: number }> | null;

const Riyals = ({ amount }: { amount: number }) => (
  <span>
    <bdi dir="ltr">{formatRiyal(amount)}</bdi> <small>{riyalSign}</small>
  </span>
);

const containerNumber: ContainerColumn = {
  ...{ id: 'containerNumber', title: messages.columns.containerNumber, sort: 'containerNumber' },
  ...{ width: 'minmax(6rem, 0.8fr)', onCard: 'title' },
  cell: ({ id, containerNumber: number }) => (
    <Link to={`/containers/${id}`} data-page={id} aria-label={listMessages.open(number)}>
      <bdi dir="ltr">{number}</bdi>
    </Link>
  ),
};

const menu: ContainerColumn = {
  ...{ id: 'menu', title: messages.choose, head: <ColumnChoice />, width: '3rem' },
  cell: (container) => (
    <button
      type="button"
      data-more=""
      aria-label={listMessages.menuOf(container.containerNumber)}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu(container, currentTarget, 'all')}
    >
      <Ellipsis size={18} />
    </button>
  ),
};

const optionalColumns = (
  today: string,
  figures: Measured,
): Record<ColumnId, Pick<ContainerColumn, 'width' | 'cell' | 'from'>> => ({
  type: { width: 'minmax(7rem, 1fr)', from: 1440, cell: ({ type }) => <span>{type}</span> },
  size: { width: 'minmax(6.5rem, 0.9fr)', cell: ({ size }) => <span>{wordFor(sizeLabel, size)}</span> },
  status: { width: '6.75rem', cell: ({ status }) => <ContainerBadge status={status} /> },
  place: {
    width: 'minmax(8rem, 2fr)',
    cell(container) {
      const { order, where } = whereaboutsOf(container, today);
      return (
        <span title={where}>
          <OrderAndPlace {...{ order, where }} />
        </span>
      );
    },
  },
  until: {
    width: 'minmax(7.5rem, 1.2fr)',
    cell(container) {
      const { when, late } = whereaboutsOf(container, today);
      return <span data-late={late ? '' : undefined}>{when || messages.missing}</span>;
    },
  },
  price: { width: 'minmax(7rem, 0.9fr)', from: 1280, cell: ({ price }) => <Riyals amount={price} /> },
  utilization: {
    ...{ width: 'minmax(8rem, 1fr)', from: 1280 },
    cell({ id }) {
      const known = figures?.get(id);
      const share = known?.share ?? null;
      if (share === null) return known && <span>{messages.missing}</span>;
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
    cell({ id }) {
      const known = figures?.get(id);
      return known && <Riyals amount={known.income} />;
    },
  },
});

export interface ColumnChoices {
  readonly shown: readonly ColumnId[];
  readonly today: string;
  readonly figures: Measured;
}

export function columnsOf({ shown, today, figures }: ColumnChoices): readonly ContainerColumn[] {
  const optional = optionalColumns(today, figures);
  return [
    containerNumber,
    ...shown.map((id) => ({ id, sort: id, title: messages.columns[id], ...optional[id] })),
    menu,
  ];
}

const Panel = chakra('fieldset', {
  base: {
    ...floating,
    p: '1.5',
    minW: '13rem',
    fontSize: 'sm',
    fontWeight: 'normal',
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '9',
      px: '3',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
  },
});

export function ColumnChoice() {
  const shown = useStore($columns);
  const id = useId();
  const panel = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const [list, opener] = [panel.current, button.current];
    const toggled = ({ newState }: ToggleEvent) => {
      const isOpen = newState === 'open';
      opener?.setAttribute('aria-expanded', String(isOpen));
      if (isOpen && list && opener) {
        placeBeside(list, opener);
        list.querySelector('input')?.focus();
      }
    };
    list?.addEventListener('toggle', toggled);
    return () => list?.removeEventListener('toggle', toggled);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-more=""
        popoverTarget={id}
        aria-expanded={false}
        aria-label={messages.choose}
        title={messages.choose}
      >
        <Columns3 size={16} aria-hidden />
      </button>
      <Panel ref={panel} id={id} popover="auto" aria-label={messages.choose}>
        {columnIds.map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={shown.includes(column)}
              onChange={({ target }) => showColumn(column, target.checked)}
            />
            {messages.columns[column]}
          </label>
        ))}
      </Panel>
    </>
  );
}
