import { persistentText } from '@hawiyat/shared/state';
import { computed } from 'nanostores';

export const columnIds = [
  ...(['type', 'size', 'status', 'place', 'until', 'price', 'utilization', 'income'] as const),
];
export type ColumnId = (typeof columnIds)[number];

const hiddenAtFirst: readonly ColumnId[] = ['income'];

/** `stored`: names separated by commas; unknown ones belong to another release. */
export function shownColumns(stored: string | undefined): readonly ColumnId[] {
  if (stored === undefined) return columnIds.filter((id) => !hiddenAtFirst.includes(id));
  const names = stored.split(',');
  return columnIds.filter((id) => names.includes(id));
}

/** On this device, because a phone and a wide screen show different columns. */
const $stored = persistentText('container_columns');
export const $columns = computed($stored, shownColumns);

export function showColumn(id: ColumnId, isShown: boolean): void {
  const others = $columns.get().filter((other) => other !== id);
  $stored.set([...others, ...(isShown ? [id] : [])].join(','));
}
