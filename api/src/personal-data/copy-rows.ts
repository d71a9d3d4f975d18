import type { DataCopy } from '@hawiyat/shared/contract/account/personal-data';

export function section(
  id: string,
  title: string,
  labels: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): DataCopy['sections'][number] {
  return {
    id,
    title,
    rows: rows.map((row) =>
      Object.entries(labels).map(([field, label]) => ({ field, label, value: textOf(row[field]) })),
    ),
  };
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? (value ? 'نعم' : 'لا') : String(value);
}
