import type { ComponentProps, ReactNode } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import { ListRows, type RowSource } from './list-rows.tsx';
import { useCardRow } from './reached-width.ts';

interface CardRowsProps {
  readonly source: RowSource;
  readonly widths: readonly number[];
  readonly rowHeight?: number;
  readonly virtualFrom?: number;
  readonly children: (position: number) => ReactNode;
}

export function CardRows({ source, widths, rowHeight, virtualFrom, children }: CardRowsProps) {
  const { style, ...row } = useCardRow(widths);
  const perRow = row['data-row'];
  const height = rowHeight && source.virtual ? `${rowHeight}rem` : undefined;
  return (
    <ListRows {...{ source, perRow, rowHeight, virtualFrom }} as={Rows} item={CardRow}>
      {(index) => (
        <div key={index} {...row} style={{ ...style, height }}>
          {positionsOf(index, perRow, source.total).map(children)}
        </div>
      )}
    </ListRows>
  );
}

const Rows = (props: ComponentProps<'div'>) => <div {...props} />;
const CardRow = ({ index: _, ...props }: CustomItemComponentProps) => <div {...props} />;

const positionsOf = (rowIndex: number, perRow: number, total: number) =>
  Array.from({ length: Math.min(perRow, total - rowIndex * perRow) }, (_, n) => rowIndex * perRow + n);
