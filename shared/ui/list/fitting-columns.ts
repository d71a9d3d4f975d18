import { useMemo } from 'react';
import type { Column } from './column.ts';
import { useReachedWidth } from './reached-width.ts';

interface FittingColumns<Row> {
  readonly inTable: readonly Column<Row>[];
  readonly below: readonly Column<Row>[];
}

/** Both lists stay the same while no column drops. */
export function useFittingColumns<Row>(columns: readonly Column<Row>[]): FittingColumns<Row> {
  const reached = useReachedWidth(columns.flatMap(({ from = 0 }) => from));
  return useMemo(() => {
    const fits = ({ from = 0 }: Column<Row>) => from <= reached;
    return { inTable: columns.filter(fits), below: columns.filter((column) => !fits(column)) };
  }, [columns, reached]);
}
