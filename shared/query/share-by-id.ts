import { replaceEqualDeep } from '@tanstack/query-core';

type Item = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const idOf = (value: unknown): unknown => (isPlain(value) ? value.id : undefined);
const areRows = (values: readonly unknown[]): boolean =>
  values.length > 0 && values.every((value) => idOf(value) !== undefined);

/** Puts `former`'s rows in the order of `now`, because the library compares arrays index by index. */
function aligned(former: unknown, now: unknown): unknown {
  if (Array.isArray(former) && Array.isArray(now)) {
    const byId = areRows(former) && areRows(now) && new Map(former.map((row) => [idOf(row), row]));
    const counterpart = (row: unknown, at: number) => (byId ? byId.get(idOf(row)) : former[at]);
    const rows = now.map((row, at) => aligned(counterpart(row, at), row));
    return rows.length === former.length && rows.every((row, at) => row === former[at]) ? former : rows;
  }
  if (!isPlain(former) || !isPlain(now)) return former;
  const entries = Object.keys(former).map((key) => [key, aligned(former[key], now[key])] as const);
  return entries.every(([key, value]) => value === former[key]) ? former : Object.fromEntries(entries);
}

/** Structural sharing by `id`: an unchanged row stays the same object when rows before it come, go or move. */
export const shareById = (former: unknown, now: unknown): unknown =>
  replaceEqualDeep(aligned(former, now), now);
