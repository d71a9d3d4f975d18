import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { dropPrivateFiles, dropUpload } from '../uploads/index.ts';
import { addRows } from './add-rows.ts';
import { archiveRow, restoreRow } from './archive-row.ts';
import { type Edit, editRow } from './edit-row.ts';
import type { AnyFields } from './fields.ts';
import { assertQuota } from './quota.ts';
import { type Removal, removeRow } from './remove-row.ts';
import type { Resource, UnitOfWork } from './resource.ts';
import { orTaken } from './taken-values.ts';

type WithUploads = Context & { readonly dataDir: string };

/** The commands of a resource; each is one transaction. */
export function commandsOf<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  resource: Resource<F, Row, Shown>,
) {
  const byAdmin = <R>(
    { db, now }: Context,
    admin: Admin,
    change: (work: UnitOfWork) => Promise<R>,
  ): Promise<R> => {
    const at = now();
    return orTaken(
      resource,
      asCompany(db, admin.companyId, (tx) => change({ ...admin, tx, at })),
    );
  };

  async function removeBy({ db, now, dataDir }: WithUploads, removal: Removal): Promise<void> {
    const at = now();
    const { uploads = [], privateFiles = [] } = await asCompany(db, removal.companyId, (tx) =>
      removeRow({ tx, at }, resource, removal),
    );
    for (const url of uploads) await dropUpload(dataDir, url);
    await dropPrivateFiles(dataDir, privateFiles);
  }

  return {
    byAdmin,
    removeBy,
    add: (context: Context, admin: Admin, input: F['input'], columns = {}): Promise<Shown> =>
      byAdmin(context, admin, async (work) => {
        await assertQuota(work.tx, resource, work.companyId, 1);
        const [added] = await addRows(work, resource, input, [columns]);
        if (!added) throw new Error('An inserted row was not found');
        return added;
      }),
    edit: (context: Context, admin: Admin, edit: Edit<F['input']>): Promise<Shown> =>
      byAdmin(context, admin, (work) => editRow(work, resource, edit)),
    archive: (context: Context, admin: Admin, id: string): Promise<Date> =>
      byAdmin(context, admin, (work) => archiveRow(work, resource, id)),
    restore: (context: Context, admin: Admin, id: string): Promise<Shown> =>
      byAdmin(context, admin, (work) => restoreRow(work, resource, id)),
    remove: (context: WithUploads, { companyId, adminId }: Admin, id: string): Promise<void> =>
      removeBy(context, { companyId, actor: { kind: 'admin', id: adminId }, id }),
  };
}
