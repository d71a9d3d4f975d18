import { useMedia } from '../use-media.ts';
import type { Column, Listed } from './column.ts';
import { ListCards } from './list-cards.tsx';
import { ListTable } from './list-table.tsx';

export interface ListProps<Row extends Listed> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  detailsLabel?(row: Row): string;
}

export const useIsTable = () => useMedia('(min-width: 768px)');

/** All rows of a short list, as high as their contents: a table, and cards where the window is too narrow for it. */
export function List<Row extends Listed>({ rows, ...texts }: ListProps<Row>) {
  const Rows = useIsTable() ? ListTable : ListCards;
  return <Rows {...texts} total={rows.length} rowAt={(position) => rows[position]} />;
}
