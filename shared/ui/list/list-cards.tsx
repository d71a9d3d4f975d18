import { memo } from 'react';
import { CardRows } from './card-rows.tsx';
import { type CardSlot, type Column, inSlot, type Listed } from './column.ts';
import { Cards } from './list-cards.styles.ts';
import type { ShownRows } from './list-rows.tsx';
import { cardsHeight } from './row-heights.ts';
import { GoneRow, markAttributes, marksOf, noMarks } from './row-marks.ts';
import { SelectBox } from './select-box.tsx';
import type { Selectable } from './selection.ts';
import { messages } from './texts.ts';

const twoFrom = [768];
const fewCards = 50;

export function ListCards<Row extends Listed>(props: ShownRows<Row>) {
  const { caption, columns, total, virtual, rowAt, marks = noMarks, select } = props;
  return (
    <Cards
      role="list"
      aria-label={caption}
      data-whole={virtual ? undefined : ''}
      data-many={!virtual && total > fewCards ? '' : undefined}
    >
      <CardRows source={props} widths={twoFrom} rowHeight={cardsHeight(columns)}>
        {(position) => {
          const row = rowAt(position);
          return (
            <RowCard
              key={position}
              {...{ position, total, columns, row, select }}
              {...marksOf(marks, row?.id ?? '')}
            />
          );
        }}
      </CardRows>
    </Cards>
  );
}

interface RowCardProps extends ReturnType<typeof marksOf> {
  readonly position: number;
  readonly total: number;
  readonly columns: readonly Column<unknown>[];
  readonly row: Listed | undefined;
  readonly select: Selectable<never> | undefined;
}

const RowCard = memo(function RowCard({ position, total, columns, row, select, ...marks }: RowCardProps) {
  const content = (column: Column<unknown>) => (row ? column.cell(row) : <span data-waits="" />);
  const slot = (name: CardSlot) =>
    inSlot(columns, name).map((column) => <div key={column.id}>{content(column)}</div>);
  const actions = slot('action');
  const card = (
    // biome-ignore lint/a11y/useSemanticElements: virtual rows stand between the list and its items, which <ul> does not allow.
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={position + 1}
      {...markAttributes(row?.id, marks)}
    >
      <div data-head="">
        {row && select && (
          <SelectBox selection={select.selection} id={row.id} label={select.label(row as never)} />
        )}
        <div data-title="">{slot('title')}</div>
        {marks.isNew && <span data-new="">{messages.new}</span>}
        {slot('badge')}
      </div>
      <dl>
        {inSlot(columns, 'fact').map((column) => (
          <div key={column.id}>
            <dt>{column.title}</dt>
            <dd>{content(column)}</dd>
          </div>
        ))}
      </dl>
      {actions.length > 0 && <div data-actions="">{actions}</div>}
    </div>
  );
  return marks.isGone ? <GoneRow value>{card}</GoneRow> : card;
});
