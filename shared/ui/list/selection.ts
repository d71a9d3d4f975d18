import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Listed } from './column.ts';

export type KnownRows<Row extends Listed = Listed> = ReadonlyMap<number, Row>;

export interface Selection<Row extends Listed = Listed> {
  /** By id, as the list last had them. */
  readonly $selected: ReadableAtom<ReadonlyMap<string, Row>>;
  readonly $isSelecting: ReadableAtom<boolean>;
  /** Whether a press on a card selects it: in a table only boxes do. */
  readonly $onCards: ReadableAtom<boolean>;
  selectOnCards(): void;
  set(rows: Iterable<Row>, isSelected: boolean): void;
  /** Toggles a row. `isRange`: all rows since the last pressed one get the same state, if all are known. */
  press(known: KnownRows<Row>, id: string, isRange: boolean): void;
  /** Updates selected rows; those that are no longer known stay as they were. */
  refresh(known: KnownRows<Row>): void;
  clear(): void;
}

export interface Selectable<Row> {
  readonly selection: Selection;
  label(row: Row): string;
  readonly allLabel: string;
}

export function createSelection<Row extends Listed>(): Selection<Row> {
  const $selected = atom<ReadonlyMap<string, Row>>(new Map());
  const $onCards = atom(false);
  let anchor: string | null = null;

  function set(rows: Iterable<Row>, isSelected: boolean): void {
    const changed = new Map($selected.get());
    for (const row of rows) {
      if (isSelected) changed.set(row.id, row);
      else changed.delete(row.id);
    }
    if (changed.size === 0) anchor = null;
    $selected.set(changed);
  }

  return {
    $selected,
    $isSelecting: computed($selected, ({ size }) => size > 0),
    $onCards,
    selectOnCards: () => $onCards.set(true),
    set,
    press(known, id, isRange) {
      const positionOf = (wanted: string | null) => [...known].find(([, row]) => row.id === wanted)?.[0];
      const position = positionOf(id);
      const pressed = position === undefined ? undefined : known.get(position);
      if (position === undefined || !pressed) return;
      const from = isRange ? (positionOf(anchor) ?? position) : position;
      const first = Math.min(from, position);
      const between = Array.from({ length: Math.abs(from - position) + 1 }, (_, n) => known.get(first + n));
      const range = between.filter((row) => row !== undefined);
      set(range.length === between.length ? range : [pressed], !$selected.get().has(id));
      anchor = id;
    },
    refresh(known) {
      const before = $selected.get();
      const newer = [...known.values()].filter((row) => before.has(row.id) && before.get(row.id) !== row);
      if (newer.length > 0) set(newer, true);
    },
    clear() {
      anchor = null;
      $selected.set(new Map());
      $onCards.set(false);
    },
  };
}

/** In the list's order; rows that are no longer known come last. */
export function selectedInOrder<Row extends Listed>(
  known: KnownRows<Row>,
  selected: ReadonlyMap<string, Row>,
): readonly Row[] {
  const shown = [...known.values()].filter(({ id }) => selected.has(id));
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...[...selected.values()].filter(({ id }) => !ids.has(id))];
}
