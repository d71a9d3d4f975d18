import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { ListRowsProps, RowSource } from './list-rows.tsx';

export function VirtualRows({ source, perRow, rowHeight, children, as, item }: ListRowsProps) {
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

const pixels = (rootEms: number): number =>
  rootEms * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

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
