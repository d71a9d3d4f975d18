import { onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';

export interface SelectableRow {
  readonly id: string;
}

/** As the list last had them. */
export const $selected = atom<ReadonlyMap<string, SelectableRow>>(new Map());
export const $isSelecting = computed($selected, ({ size }) => size > 0);
/** Whether cards have checkboxes: a table always has them. */
export const $cardsSelect = atom(false);

export function leaveSelection(): void {
  $selected.set(new Map());
  $cardsSelect.set(false);
}
onCompanyChange(leaveSelection);

export function selectRows(rows: Iterable<SelectableRow>, isSelected: boolean): void {
  const changed = new Map($selected.get());
  for (const row of rows) {
    if (isSelected) changed.set(row.id, row);
    else changed.delete(row.id);
  }
  $selected.set(changed);
}
