import type { ReactNode } from 'react';
import type { Task } from '../../components/task.ts';
import type { TasksQuery } from '../filters/tasks-address.ts';

export interface SelectedList {
  readonly kind: Task['kind'];
  /** For the head of the printed list. */
  readonly query: TasksQuery;
}

export interface Select<Row> extends SelectedList {
  /** A row's checkbox; a stable function, so that rows do not render again. */
  box(row: Row): ReactNode;
}
