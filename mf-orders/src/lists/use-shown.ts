import { useLayoutEffect } from 'react';
import type { LiveList } from './live-list.ts';

/**
 * Keeps a list on the screen's question for as long as its tab is shown.
 * Before the page is painted, or the rows of another question would flash up.
 * @param query the same object as long as the question is the same
 */
export function useShown<Row, Query>(list: LiveList<Row, Query>, query: Query): void {
  useLayoutEffect(() => {
    void list.show(query);
  }, [list, query]);
  useLayoutEffect(() => list.leave, [list]);
}
