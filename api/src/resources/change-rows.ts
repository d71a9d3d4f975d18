import { updateRows } from '../db/update-rows.ts';
import { changesOf } from '../events/index.ts';
import { isId } from '../kernel/id.ts';
import type { AnyFields } from './fields.ts';
import type { Resource, UnitOfWork } from './resource.ts';
import { appendRowEvents, authored } from './row-events.ts';

interface Change {
  readonly id: string;
  /** The version that the author has seen; without it any version is accepted. */
  readonly version?: number | undefined;
}

interface Bulk<Row, C> {
  /** Locks rows in one order, so that two such calls never wait for each other. */
  readonly lock: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** Called after the locks; returns the reason why a row must not get its change. */
  readonly forbids: (ids: readonly string[]) => Promise<(change: C, row: Row) => string | null>;
}

/** Changes many rows, each as a whole or not at all. It skips rows as `missing`, `outdated` or by `forbids`. */
export async function changeRows<
  F extends AnyFields,
  Row extends F['row'],
  Shown extends Row,
  C extends Change,
>(
  work: UnitOfWork,
  resource: Resource<F, Row, Shown>,
  changes: readonly C[],
  { lock, forbids }: Bulk<Row, C>,
) {
  const { tx, companyId } = work;
  const { fields } = resource;
  const wanted = new Map(changes.map((change) => [change.id, change]));
  const ids = [...wanted.keys()].filter(isId);
  const stored = new Map((await lock(ids)).map((row) => [row.id, row]));
  const forbidden = await forbids(ids);
  const whyNot = (change: C, row: Row | undefined) => {
    if (!row) return 'missing';
    if (change.version !== undefined && change.version !== row.version) return 'outdated';
    return forbidden(change, row);
  };
  const skipped: { readonly id: string; readonly row: Row | undefined; readonly reason: string }[] = [];
  const edited: { readonly row: Row; readonly changes: NonNullable<ReturnType<typeof changesOf>> }[] = [];
  for (const change of wanted.values()) {
    const row = stored.get(change.id);
    const reason = whyNot(change, row);
    if (!row || reason !== null) {
      skipped.push({ id: change.id, row, reason: reason ?? 'missing' });
      continue;
    }
    const next = { ...row, ...fields.changed(row, change) };
    const differing = changesOf(fields.audited(row), fields.audited(next));
    if (differing) edited.push({ row: next, changes: differing });
  }
  const rows = edited.map(({ row }) => row);
  await updateRows(tx, { table: resource.table, companyId, columns: fields.edited }, rows);
  const events = edited.map(({ row, changes }) => ({ happened: 'changed', row, ...changes }) as const);
  await appendRowEvents(authored(work), resource, events);
  const skippedIds = new Set(skipped.map(({ id }) => id));
  const done = ids.filter((id) => !skippedIds.has(id));
  return { changed: await resource.shown(tx, companyId, done), skipped };
}
