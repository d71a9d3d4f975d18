import { WindowVirtualizer } from 'virtua';
import type { LinesProps } from './lines-props.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

/** Lines of which only the visible ones are in the document, and a few above and below them. */
export function WindowedLines({ list, now, perLine, children, ...parts }: LinesProps) {
  const { handle, cache, look } = useRowsInSight(list, now, perLine);
  return (
    <WindowVirtualizer
      ref={handle}
      {...(cache && { cache })}
      data={{ length: Math.ceil(now.total / perLine) }}
      onScroll={look}
      onResize={look}
      {...parts}
    >
      {(_, line) => children(line)}
    </WindowVirtualizer>
  );
}
