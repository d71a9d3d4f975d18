import { rowAt } from '@hawiyat/shared/query';
import { useMedia } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { type ComponentProps, memo, type ReactNode, useDeferredValue } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import { GoneRow } from '../../components/gone-row.ts';
import { $cardsSelect } from '../selection/selected-rows.ts';
import { Cards } from './orders-cards.styles.ts';
import { cardsHeight } from './row-heights.ts';
import { type LoadedListProps, NewMark, Rows } from './rows.tsx';

export function OrdersCards<Row extends { id: string }>({
  caption,
  columns,
  list,
  now,
  select,
}: LoadedListProps<Row>) {
  const selects = useStore($cardsSelect);
  const { total } = now;
  // Deferred, so that a page that arrives while scrolling does not block a frame.
  const { pages, arrived, changed, gone } = useDeferredValue(now);
  const perRow = useMedia('(min-width: 768px)') ? 2 : 1;
  const height = cardsHeight(columns);
  return (
    <Cards role="list" aria-label={caption}>
      <Rows list={list} now={now} perRow={perRow} rowHeight={height} as={CardRows} item={CardRow}>
        {(rowIndex) => (
          <div key={rowIndex} data-row={perRow} style={{ height: `${height}rem` }}>
            {positionsOf(rowIndex, perRow, total).map((position) => {
              const row = rowAt(pages, position);
              const id = row?.id ?? '';
              return (
                <OrderCard
                  key={position}
                  position={position}
                  total={total}
                  columns={columns}
                  row={row}
                  box={selects ? select?.box : undefined}
                  isNew={arrived.has(id)}
                  isChanged={changed.has(id)}
                  isGone={gone.has(id)}
                />
              );
            })}
          </div>
        )}
      </Rows>
    </Cards>
  );
}

const CardRows = (props: ComponentProps<'div'>) => <div {...props} />;
const CardRow = ({ index: _, ...props }: CustomItemComponentProps) => <div {...props} />;

const positionsOf = (rowIndex: number, perRow: number, total: number) =>
  Array.from({ length: Math.min(perRow, total - rowIndex * perRow) }, (_, n) => rowIndex * perRow + n);

interface OrderCardProps {
  readonly position: number;
  readonly total: number;
  readonly columns: readonly Column<unknown>[];
  readonly row: { readonly id: string } | undefined;
  readonly box: ((row: never) => ReactNode) | undefined;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  readonly isGone: boolean;
}

const OrderCard = memo(function OrderCard({
  position,
  total,
  columns,
  row,
  box,
  isNew,
  isChanged,
  isGone,
}: OrderCardProps) {
  const at = (where: NonNullable<Column<unknown>['onCard']>) =>
    columns
      .filter((column) => (column.onCard ?? 'fact') === where)
      .map(({ id, title, cell }) => ({ id, title, content: row ? cell(row) : <span data-waits="" /> }));
  const actions = at('action');
  const card = (
    // biome-ignore lint/a11y/useSemanticElements: virtual rows stand between the list and its items, which <ul> does not allow.
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={position + 1}
      aria-busy={row ? undefined : true}
      data-arrived={isNew ? row?.id : undefined}
      data-changed={isChanged ? '' : undefined}
      data-gone={isGone ? '' : undefined}
    >
      <div data-head="">
        {row && box?.(row as never)}
        <div data-title="">
          {at('title').map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </div>
        {isNew && <NewMark />}
        {at('badge').map(({ id, content }) => (
          <div key={id}>{content}</div>
        ))}
      </div>
      <dl>
        {at('fact').map(({ id, title, content }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      {actions.length > 0 && (
        <div data-actions="">
          {actions.map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </div>
      )}
    </div>
  );
  return isGone ? <GoneRow value>{card}</GoneRow> : card;
});
