import type { Actor } from '../events/index.ts';
import type { Values } from './field.ts';
import type { AnyResource, LeftFiles, UnitOfWork } from './resource.ts';
import { appendRowEvents } from './row-events.ts';
import { deletableRow } from './rows.ts';

export interface Removal {
  readonly companyId: string;
  readonly actor: Actor;
  readonly id: string;
  /** Removes only a row whose time to restore has ended by then; others stay without an error. */
  readonly due?: Date;
}

/** Deletes a row, also an archived one. The caller drops the returned files after the commit. */
export async function removeRow(
  { tx, at }: Pick<UnitOfWork, 'tx' | 'at'>,
  resource: AnyResource,
  { companyId, actor, id, due }: Removal,
): Promise<LeftFiles> {
  const { errors, fields } = resource;
  const work = { tx, companyId, at };
  const row: (Values & { readonly id: string }) | undefined = errors.notArchived
    ? await deletableRow(tx, resource, companyId, id)
    : await resource.locked(tx, companyId, id);
  if (due && !(row?.restorable_until instanceof Date && row.restorable_until <= due)) return {};
  if (!row) throw errors.missing();
  await resource.assertFree?.(work, row, 'delete');
  // Appended first, because `erase` may also erase personal data in events.
  const before = fields.audited(row);
  await appendRowEvents({ ...work, actor }, resource, [{ happened: 'deleted', row, before }]);
  return resource.erase(work, row);
}
