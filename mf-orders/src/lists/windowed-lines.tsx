import { useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { pixels } from './line-heights.ts';
import type { LinesProps } from './lines-props.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

/** Lines of which only the visible ones are in the document, and a few above and below them. */
export function WindowedLines({ list, now, perLine, lineHeight, children, ...parts }: LinesProps) {
  const { handle, look } = useRowsInSight(list, now, perLine);
  const [itemSize] = useState(() => pixels(lineHeight));
  return (
    <WindowVirtualizer
      ref={handle}
      data={{ length: Math.ceil(now.total / perLine) }}
      itemSize={itemSize}
      onScroll={look}
      onResize={look}
      {...parts}
    >
      {(_, line) => children(line)}
    </WindowVirtualizer>
  );
}
