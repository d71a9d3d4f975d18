import type { AcceptedOrder } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { onCompanyChange } from '@hawiyat/shared/state';
import { createSelection, type Selectable } from '@hawiyat/shared/ui/list';
import type { Task } from '../../components/task.ts';
import { messages } from '../../texts/lists.ts';
import type { TasksQuery } from '../filters/orders-query.ts';

export type SelectedTask = AcceptedOrder | SubOrder;

export interface SelectedList {
  readonly kind: Task['kind'];
  readonly query: TasksQuery;
}

export const taskSelection = createSelection<SelectedTask>();
onCompanyChange(taskSelection.clear);

export const selectable: Selectable<SelectedTask> = {
  selection: taskSelection,
  label: ({ number }) => messages.select(number),
  allLabel: messages.selectLoaded,
};
