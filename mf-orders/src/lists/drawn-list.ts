import type { Column } from '@hawiyat/shared/ui/extra';
import type { Listed, LiveList } from './live-list.ts';

/** What a table and cards alike need of a list that has rows. */
export interface DrawnList<Row> {
  /** What the list holds, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly list: Pick<LiveList<never, never>, 'see'>;
  readonly now: Listed<Row> & { readonly total: number };
}
