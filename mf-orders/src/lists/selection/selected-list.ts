import type { ReactNode } from 'react';
import type { Task } from '../../components/task.ts';
import type { TasksQuery } from '../filters/tasks-address.ts';

/** The list whose rows are selected. */
export interface SelectedList {
  readonly kind: Task['kind'];
  /** What it shows, for the head of what is printed. */
  readonly query: TasksQuery;
}

export interface Select<Row> extends SelectedList {
  /** A row's checkbox; the same function each time, so that rows are not drawn again. */
  box(row: Row): ReactNode;
}
