import type { Pages } from '@hawiyat/shared/query';

/** @returns the ids of rows that both answers have, with different contents */
export function changedRows<Row extends { readonly id: string }>(
  before: Pages<Row>,
  now: Pages<Row>,
): readonly string[] {
  // Equal rows of one place are the same object, so only what differs or has moved is compared.
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
