import { useEffect } from 'react';
import type { LiveList } from './live-list.ts';

/**
 * Keeps a list on the screen's question for as long as its tab is shown.
 * @param query the same object as long as the question is the same
 */
export function useShown<Row, Query>(list: LiveList<Row, Query>, query: Query): void {
  useEffect(() => {
    void list.show(query);
  }, [list, query]);
  useEffect(() => list.leave, [list]);
}
