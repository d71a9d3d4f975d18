import { useMemo, useSyncExternalStore } from 'react';
import type { Column } from './column.ts';

interface FittingColumns<Row> {
  readonly inTable: readonly Column<Row>[];
  readonly below: readonly Column<Row>[];
}

function follow(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

const isAtLeast = (width: number) => matchMedia(`(min-width: ${width}px)`).matches;

/** Follows the window's width; both lists stay the same while no column drops. */
export function useFittingColumns<Row>(columns: readonly Column<Row>[]): FittingColumns<Row> {
  const reached = useSyncExternalStore(follow, () =>
    Math.max(0, ...columns.map(({ from = 0 }) => (from > 0 && isAtLeast(from) ? from : 0))),
  );
  return useMemo(() => {
    const fits = ({ from = 0 }: Column<Row>) => from <= reached;
    return { inTable: columns.filter(fits), below: columns.filter((column) => !fits(column)) };
  }, [columns, reached]);
}
