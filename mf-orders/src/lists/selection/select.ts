import type { Task } from '../../components/task.ts';
import type { Filters } from '../filters/orders-address.ts';

/** How a list's rows are selected. */
export interface Select<Row> {
  readonly kind: Task['kind'];
  /** What the list shows, for the head of what is printed. */
  readonly query: Filters & { readonly open: string | undefined };
  /** A row's number. */
  labelOf(row: Row): string;
}
