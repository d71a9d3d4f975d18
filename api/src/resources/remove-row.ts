import type { Actor } from '../events/event-log.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Values } from './field.ts';
import type { AnyResource, LeftFiles, UnitOfWork } from './resource.ts';
import { appendRowEvents } from './row-events.ts';
import { deletableRow } from './rows.ts';

export interface Removal {
  readonly companyId: string;
  readonly actor: Actor;
  readonly id: string;
  /** Only one that should have been restored until then; any other stays, without a word. */
  readonly due?: Date;
}

/**
 * Deletes a row with what belongs to it, also an archived one.
 * @returns its files, to drop after the commit
 * @throws DomainError `errors.missing`, and what keeps the resource from being deleted
 */
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
  if (!row) throw new DomainError(errors.missing);
  await resource.assertFree?.(work, row, 'delete');
  // Before the row is erased, which may erase what events say of it too.
  const before = fields.audited(row);
  await appendRowEvents({ ...work, actor }, resource, [{ happened: 'deleted', row, before }]);
  return resource.erase(work, row);
}
