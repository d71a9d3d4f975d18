import { onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

interface Row {
  readonly id: string;
}

/** Ids of what is selected in the list that is shown. */
export const $selected = atom<ReadonlySet<string>>(new Set());

/** A range starts at the row that was pressed last. */
let anchor: string | null = null;

export function leaveSelection(): void {
  anchor = null;
  $selected.set(new Set());
}
onCompanyChange(leaveSelection);

export function select(rows: Iterable<Row>, isSelected: boolean): void {
  const changed = new Set($selected.get());
  for (const { id } of rows) {
    if (isSelected) changed.add(id);
    else changed.delete(id);
  }
  $selected.set(changed);
}

/** Toggles a row. `isRange`: all rows since the last pressed one get the same state. */
export function press(rows: readonly Row[], id: string, isRange: boolean): void {
  const place = rows.findIndex((row) => row.id === id);
  if (place === -1) return;
  const before = isRange ? rows.findIndex((row) => row.id === anchor) : -1;
  const from = before === -1 ? place : before;
  select(rows.slice(Math.min(from, place), Math.max(from, place) + 1), !$selected.get().has(id));
  anchor = id;
}

/** Selected rows that the list still has, in its order. */
export const selectedOf = <R extends Row>(rows: readonly R[], selected: ReadonlySet<string>): readonly R[] =>
  selected.size === 0 ? [] : rows.filter(({ id }) => selected.has(id));
