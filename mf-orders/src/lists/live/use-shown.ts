import { useLayoutEffect } from 'react';
import type { LiveList } from './live-list.ts';

/**
 * Runs before paint, or rows of the previous query would flash. `query` must keep its identity, because a new one
 * fetches again.
 */
export function useShown<Row, Query>(list: LiveList<Row, Query>, query: Query): void {
  useLayoutEffect(() => {
    void list.show(query);
  }, [list, query]);
  useLayoutEffect(() => list.leave, [list]);
}
