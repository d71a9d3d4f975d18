import type { ReactElement } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CustomContainerComponent, CustomItemComponent, WindowVirtualizerHandle } from 'virtua';
import { WindowVirtualizer } from 'virtua';
import type { Column, Listed } from './column.ts';
import { pixels } from './row-heights.ts';
import type { RowMarks } from './row-marks.ts';
import type { Selectable } from './selection.ts';

export interface RowRange {
  readonly first: number;
  readonly last: number;
}

export interface RowSource {
  readonly total: number;
  /** Whether all rows are in the document, as high as their contents. */
  readonly isWhole?: boolean;
  /** Of the query whose rows are shown; another one reports its visible range at once. */
  readonly queryKey?: string | null;
  readonly onVisibleRange?: (range: RowRange) => void;
  readonly onScroll?: () => void;
}

export interface ShownRows<Row extends Listed> extends RowSource {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  rowAt(position: number): Row | undefined;
  readonly marks?: RowMarks;
  readonly select?: Selectable<Row> | undefined;
}

interface ListRowsProps {
  readonly source: RowSource;
  readonly perRow: number;
  readonly as: CustomContainerComponent;
  readonly item: CustomItemComponent;
  /** In rem; measured by default. */
  readonly rowHeight?: number | undefined;
  readonly virtualFrom?: number | undefined;
  readonly children: (index: number) => ReactElement;
}

const shortList = 50;

/** A short list renders all rows: no measuring, and the browser finds every word. */
export function ListRows(props: ListRowsProps) {
  const { total, isWhole } = props.source;
  return total > (props.virtualFrom ?? shortList) && !isWhole ? (
    <VirtualRows {...props} />
  ) : (
    <AllRows {...props} />
  );
}

function AllRows({ source, perRow, as: Container, item: Item, children }: ListRowsProps) {
  return (
    <Container style={{}}>
      {Array.from({ length: Math.ceil(source.total / perRow) }, (_, index) => (
        <Item key={index} index={index} style={{}}>
          {children(index)}
        </Item>
      ))}
    </Container>
  );
}

function VirtualRows({ source, perRow, rowHeight, children, as, item }: ListRowsProps) {
  const { handle, reportRange } = useVisibleRange(source, perRow);
  const [size] = useState(() => rowHeight !== undefined && { itemSize: pixels(rowHeight) });
  return (
    <WindowVirtualizer
      ref={handle}
      data={{ length: Math.ceil(source.total / perRow) }}
      {...{ as, item, ...size }}
      onScroll={() => {
        reportRange();
        source.onScroll?.();
      }}
      onResize={reportRange}
    >
      {(_, index) => children(index)}
    </WindowVirtualizer>
  );
}

const overscan = 30;

function useVisibleRange({ onVisibleRange, queryKey, total }: RowSource, perRow: number) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const reportRange = useCallback(() => {
    const { current: virtualizer } = handle;
    if (!virtualizer) return;
    const first = virtualizer.findItemIndex(window.scrollY) * perRow;
    const last = (virtualizer.findItemIndex(window.scrollY + window.innerHeight) + 1) * perRow - 1;
    onVisibleRange?.({ first: first - overscan, last: last + overscan });
  }, [onVisibleRange, perRow]);
  useLayoutEffect(reportRange, [reportRange, queryKey, total]);
  return { handle, reportRange };
}
