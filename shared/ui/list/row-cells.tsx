import { ChevronDown } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import type { Column, Listed } from './column.ts';
import { GoneRow, markAttributes, type marksOf } from './row-marks.ts';
import { SelectBox } from './select-box.tsx';
import type { Selectable } from './selection.ts';
import { messages } from './texts.ts';

interface RowCellsProps extends ReturnType<typeof marksOf> {
  readonly columns: readonly Column<unknown>[];
  readonly below: readonly Column<unknown>[];
  readonly row: Listed | undefined;
  readonly select: Selectable<never> | undefined;
  readonly isOpen: boolean;
  readonly toggle: (id: string) => void;
  readonly detailsLabel: ((row: never) => string) | undefined;
}

/** Memoized, so that a refresh of a long list renders only the rows that changed. */
export const RowCells = memo(function RowCells(props: RowCellsProps) {
  const { columns, below, row, select, isOpen, toggle, detailsLabel, ...marks } = props;
  const attributes = markAttributes(row?.id, marks);
  const cells = columns.map((column, at) => (
    <Cell
      key={column.id}
      data-strong={column.onCard === 'title' ? '' : undefined}
      data-end={column.align && ''}
      {...attributes}
    >
      {at === 0 && row && select && (
        <SelectBox selection={select.selection} id={row.id} label={select.label(row as never)} />
      )}
      {row ? column.cell(row) : <span data-waits="" />}
      {marks.isNew && column.onCard === 'title' && <span data-new="">{messages.new}</span>}
    </Cell>
  ));
  const content = (
    <>
      {cells}
      {below.length > 0 && (
        <Cell>
          {row && (
            <button
              type="button"
              data-unfold=""
              aria-expanded={isOpen}
              aria-label={detailsLabel?.(row as never) ?? messages.details}
              onClick={() => toggle(row.id)}
            >
              <ChevronDown size={16} aria-hidden />
            </button>
          )}
        </Cell>
      )}
      {isOpen && row && <Below columns={below} row={row} span={columns.length + 1} />}
    </>
  );
  return marks.isGone ? <GoneRow value>{content}</GoneRow> : content;
});

interface BelowProps {
  readonly columns: readonly Column<unknown>[];
  readonly row: Listed;
  readonly span: number;
}

const Below = ({ columns, row, span }: BelowProps) => (
  <Cell data-below="" aria-colspan={span}>
    <dl>
      {columns.map((column) => (
        <div key={column.id}>
          <dt>{column.title}</dt>
          <dd>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  </Cell>
);

const Cell = (props: ComponentProps<'td'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the native role of a grid
  <td role="cell" {...props} />
);
