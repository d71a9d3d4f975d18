import type { Pages } from '@hawiyat/shared/query';

/** Ids of rows in both answers with different contents. */
export function changedRows<Row extends { readonly id: string }>(
  before: Pages<Row>,
  now: Pages<Row>,
): readonly string[] {
  // Equal rows in the same place are the same object, so only the others are compared.
  const known = new Set([...before.values()].flat());
  const answered = [...now].flatMap(([number, rows]) =>
    rows === before.get(number) ? [] : rows.filter((row) => !known.has(row)),
  );
  if (answered.length === 0) return [];
  const former = new Map([...known].map((row) => [row.id, row]));
  return answered
    .filter((row) => {
      const was = former.get(row.id);
      return was && JSON.stringify(was) !== JSON.stringify(row);
    })
    .map((row) => row.id);
}
