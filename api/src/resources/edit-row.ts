import { changesOf } from '../events/index.ts';
import type { Values } from './field.ts';
import type { AnyFields } from './fields.ts';
import { assertUpToDate } from './outdated-edit.ts';
import type { Resource, UnitOfWork } from './resource.ts';
import { appendRowEvents, authored } from './row-events.ts';
import { updateRow } from './rows.ts';

export interface Edit<Input> {
  readonly id: string;
  /** The validated form; omitted fields stay. */
  readonly input: Input;
  readonly ifMatch: string | undefined;
  /** Columns outside of responses, and the names that the audit log has for their change. */
  readonly secrets?: { readonly columns: Values; readonly names: readonly string[] };
}

export async function editRow<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  work: UnitOfWork,
  resource: Resource<F, Row, Shown>,
  { id, input, ifMatch, secrets = { columns: {}, names: [] } }: Edit<F['input']>,
): Promise<Shown> {
  const { tx, companyId, at } = work;
  const { fields, current = fields.present } = resource;
  const shown = async (): Promise<Shown> => {
    const [row] = await resource.shown(tx, companyId, [stored.id]);
    if (!row) throw new Error('A locked row was not found');
    return row;
  };
  const stored = await resource.locked(tx, companyId, id);
  await assertUpToDate(tx, {
    ...{ companyId, id: stored.id, version: Number(stored.version), ifMatch },
    labels: { ...fields.labels, ...resource.secretLabels },
    present: async () => current(await shown(), at),
  });
  const changed = fields.changed(stored, input);
  const next = { ...stored, ...changed };
  await resource.assertAllowed?.(work, next, stored);
  const columns = { ...changed, ...resource.derived?.(next, stored), ...secrets.columns };
  await updateRow(tx, resource, { company_id: companyId, id: stored.id }, columns);
  await resource.follow?.(work, stored, input, stored);
  const edited = await shown();
  const logged = (row: Row, isNew: boolean) => ({
    ...fields.audited(row),
    ...Object.fromEntries(secrets.names.map((name) => [name, isNew])),
  });
  const changes = changesOf(logged(stored, false), logged(edited, true));
  if (changes)
    await appendRowEvents(authored(work), resource, [{ happened: 'changed', row: edited, ...changes }]);
  return edited;
}
