import { useMedia } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/extra';
import { type ComponentProps, memo, useDeferredValue } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import { Cards } from './card-look.ts';
import type { DrawnList } from './drawn-list.ts';
import { cardsHeight } from './line-heights.ts';
import { Lines } from './lines.tsx';
import { NewMark } from './new-mark.tsx';
import { rowAt } from './row-pages.ts';

/** The visible rows of a list as cards, on windows that have no room for a table. */
export function OrdersCards<Row extends { id: string }>({ caption, columns, list, now }: DrawnList<Row>) {
  const { total } = now;
  // A page of rows that arrives while somebody scrolls is drawn between the frames, not in one of them.
  const { pages, arrived, changed } = useDeferredValue(now);
  const perLine = useMedia('(min-width: 768px)') ? 2 : 1;
  const height = cardsHeight(columns);
  return (
    <Cards role="list" aria-label={caption}>
      <Lines list={list} now={now} perLine={perLine} lineHeight={height} as={All} item={Line}>
        {(line) => (
          <div key={line} data-line={perLine} style={{ height: `${height}rem` }}>
            {placesOf(line, perLine, total).map((place) => {
              const row = rowAt(pages, place);
              const id = row?.id ?? '';
              return (
                <OrderCard
                  key={place}
                  place={place}
                  of={total}
                  columns={columns}
                  row={row}
                  isNew={arrived.has(id)}
                  isChanged={changed.has(id)}
                />
              );
            })}
          </div>
        )}
      </Lines>
    </Cards>
  );
}

const All = (props: ComponentProps<'div'>) => <div {...props} />;
const Line = ({ index: _, ...props }: CustomItemComponentProps) => <div {...props} />;

const placesOf = (line: number, perLine: number, total: number) =>
  Array.from({ length: Math.min(perLine, total - line * perLine) }, (_, n) => line * perLine + n);

interface OrderCardProps {
  readonly place: number;
  readonly of: number;
  readonly columns: readonly Column<unknown>[];
  /** Undefined while it is on its way. */
  readonly row: { readonly id: string } | undefined;
  readonly isNew: boolean;
  readonly isChanged: boolean;
}

/** Drawn again only when the row is another object. */
const OrderCard = memo(function OrderCard({ place, of, columns, row, isNew, isChanged }: OrderCardProps) {
  const at = (where: NonNullable<Column<unknown>['onCard']>) =>
    columns
      .filter((column) => (column.onCard ?? 'fact') === where)
      .map(({ id, title, cell }) => ({ id, title, content: row ? cell(row) : <span data-waits="" /> }));
  const actions = at('action');
  return (
    // biome-ignore lint/a11y/useSemanticElements: lines stand between the list and its items, which <ul> does not allow.
    <div
      role="listitem"
      aria-setsize={of}
      aria-posinset={place + 1}
      aria-busy={row ? undefined : true}
      data-arrived={isNew ? row?.id : undefined}
      data-changed={isChanged ? '' : undefined}
    >
      <div data-head="">
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
});
