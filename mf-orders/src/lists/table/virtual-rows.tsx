import type { ReactElement } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CustomContainerComponent, CustomItemComponent, WindowVirtualizerHandle } from 'virtua';
import { WindowVirtualizer } from 'virtua';
import type { LiveList } from '../live/live-list.ts';
import { pixels } from './row-heights.ts';

export interface RowsProps {
  readonly list: Pick<LiveList<never, never>, 'setVisibleRange'>;
  readonly now: { readonly queryKey: string | null; readonly total: number };
  readonly perRow: number;
  readonly as: CustomContainerComponent;
  readonly item: CustomItemComponent;
  /** In rem. */
  readonly rowHeight: number;
  readonly children: (index: number) => ReactElement;
}

export function VirtualRows({ list, now, perRow, rowHeight, children, ...parts }: RowsProps) {
  const { handle, reportRange } = useVisibleRange(list, now, perRow);
  const [itemSize] = useState(() => pixels(rowHeight));
  return (
    <WindowVirtualizer
      ref={handle}
      data={{ length: Math.ceil(now.total / perRow) }}
      itemSize={itemSize}
      onScroll={reportRange}
      onResize={reportRange}
      {...parts}
    >
      {(_, index) => children(index)}
    </WindowVirtualizer>
  );
}

/** Rows to fetch beyond each end of the window. */
const overscan = 30;

export function useVisibleRange(
  { setVisibleRange }: Pick<LiveList<never, never>, 'setVisibleRange'>,
  { queryKey, total }: { queryKey: string | null; total: number },
  perRow = 1,
) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const reportRange = useCallback(() => {
    const { current: virtualizer } = handle;
    if (!virtualizer) return;
    const first = virtualizer.findItemIndex(window.scrollY) * perRow;
    const last = (virtualizer.findItemIndex(window.scrollY + window.innerHeight) + 1) * perRow - 1;
    setVisibleRange({ first: first - overscan, last: last + overscan });
  }, [setVisibleRange, perRow]);
  useLayoutEffect(reportRange, [reportRange, queryKey, total]);
  return { handle, reportRange };
}
