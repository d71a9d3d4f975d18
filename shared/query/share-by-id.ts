import { replaceEqualDeep } from '@tanstack/query-core';

type Item = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const idOf = (value: unknown): unknown => (isPlain(value) ? value.id : undefined);
const areRows = (values: readonly unknown[]): boolean =>
  values.length > 0 && values.every((value) => idOf(value) !== undefined);

/** @returns `former` with its rows in the order of `now`, because the library compares arrays place by place */
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

/**
 * Structural sharing that recognizes rows by their `id`: one that did not change stays the same object when others come,
 * go or change places before it.
 * @returns `now`, with every equal part replaced by that of `former`
 */
export const shareById = (former: unknown, now: unknown): unknown =>
  replaceEqualDeep(aligned(former, now), now);
