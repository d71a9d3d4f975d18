import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';

/**
 * Caches each row's normalized text by object identity, so that a key in the search box costs nothing for
 * unchanged rows.
 * @param textOf what of a row is searched
 * @returns the row's text as `normalizeForSearch` makes it
 */
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
