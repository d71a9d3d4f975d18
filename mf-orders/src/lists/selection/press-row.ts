import { type Pages, pageLength } from '@hawiyat/shared/query';
import { $selected, type SelectableRow, selectRows } from './selected-rows.ts';

/** The loaded rows by their places in the list. */
export type Loaded<Row extends SelectableRow = SelectableRow> = ReadonlyMap<number, Row>;

export function loadedRows<Row extends SelectableRow>(pages: Pages<Row>): Loaded<Row> {
  const numbers = [...pages.keys()].toSorted((a, b) => a - b);
  return new Map(
    numbers.flatMap((number) =>
      (pages.get(number) ?? []).map((row, at) => [number * pageLength + at, row] as const),
    ),
  );
}

/** A range starts at the row that was pressed last. */
let anchor: string | null = null;
$selected.listen(({ size }) => {
  if (size === 0) anchor = null;
});

/** Toggles a row. `isRange`: all rows since the last pressed one get the same state, if all are loaded. */
export function pressRow(loaded: Loaded, id: string, isRange: boolean): void {
  const placeOf = (wanted: string | null) => [...loaded].find(([, row]) => row.id === wanted)?.[0];
  const place = placeOf(id);
  const pressed = place === undefined ? undefined : loaded.get(place);
  if (place === undefined || !pressed) return;
  const from = isRange ? (placeOf(anchor) ?? place) : place;
  const first = Math.min(from, place);
  const between = Array.from({ length: Math.abs(from - place) + 1 }, (_, n) => loaded.get(first + n));
  const range = between.filter((row) => row !== undefined);
  const isWhole = range.length === between.length;
  selectRows(isWhole ? range : [pressed], !$selected.get().has(id));
  anchor = id;
}

/** Updates selected rows; rows that are no longer loaded stay as they were. */
export function refreshSelected(loaded: Loaded): void {
  const before = $selected.get();
  const newer = [...loaded.values()].filter((row) => before.has(row.id) && before.get(row.id) !== row);
  if (newer.length > 0) selectRows(newer, true);
}

/** In the list's order; rows that are no longer loaded come last. */
export function selectedInOrder<Row extends SelectableRow>(
  loaded: Loaded<Row>,
  selected: ReadonlyMap<string, Row>,
): readonly Row[] {
  const shown = [...loaded.values()].filter(({ id }) => selected.has(id));
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...[...selected.values()].filter(({ id }) => !known.has(id))];
}
