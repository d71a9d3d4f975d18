import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';

/**
 * Folds each row's text once, as long as the row stays the same object: with each key in a search, thousands of texts are
 * looked through that did not change.
 * @param textOf what of a row is searched
 * @returns the row's text, as `folded` makes it
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
