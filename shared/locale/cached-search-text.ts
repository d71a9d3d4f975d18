import { normalizeForSearch } from './normalize-for-search.ts';

/** Caches each row's normalized text by object identity, so that typing costs nothing for unchanged rows. */
export function cachedSearchText<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const known = new WeakMap<Row, string>();
  return (row) => {
    const found = known.get(row);
    if (found !== undefined) return found;
    const text = normalizeForSearch(textOf(row));
    known.set(row, text);
    return text;
  };
}
