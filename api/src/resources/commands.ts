import type { Transaction } from 'kysely';
import type { Admin } from '../auth/admin.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import type { Actor } from '../events/event-log.ts';
import { dropPrivateFiles } from '../uploads/private-files.ts';
import { dropUpload } from '../uploads/store.ts';
import { addRows } from './add-rows.ts';
import { archiveRow, restoreRow } from './archive-row.ts';
import { type Edit, editRow } from './edit-row.ts';
import type { Values } from './field.ts';
import type { AnyFields } from './fields.ts';
import { removeRow } from './remove-row.ts';
import type { Author, Resource } from './resource.ts';

type WithUploads = Context & { readonly dataDir: string };

/** What every resource does; each command is one transaction, and throws what the resource's errors and rules say. */
export function commandsOf<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  resource: Resource<F, Row, Shown>,
) {
  const { run = (work) => work } = resource;

  /** Runs what an administrator does, in one transaction. */
  const byAdmin = <R>(
    { db, now }: Context,
    admin: Admin,
    work: (tx: Transaction<Schema>, author: Author) => Promise<R>,
  ): Promise<R> => {
    const author = { ...admin, at: now() };
    return run(asCompany(db, admin.companyId, (tx) => work(tx, author)));
  };

  /** Deletes by anybody. @param due only one that should have been restored until then; any other stays */
  async function removeBy(
    { db, now, dataDir }: WithUploads,
    companyId: string,
    actor: Actor,
    id: string,
    due?: Date,
  ): Promise<void> {
    const removal = { companyId, actor, at: now(), id, ...(due && { due }) };
    const { uploads = [], privateFiles = [] } = await asCompany(db, companyId, (tx) =>
      removeRow(tx, resource, removal),
    );
    for (const url of uploads) await dropUpload(dataDir, url);
    await dropPrivateFiles(dataDir, privateFiles);
  }

  return {
    byAdmin,
    /** @param columns what the form has not */
    add: async (context: Context, admin: Admin, input: F['input'], columns: Values = {}): Promise<Shown> => {
      const [added] = await byAdmin(context, admin, (tx, author) =>
        addRows(tx, resource, author, input, [columns]),
      );
      if (!added) throw new Error('An inserted row was not found');
      return added;
    },
    edit: (context: Context, admin: Admin, edit: Edit<F['input']>): Promise<Shown> =>
      byAdmin(context, admin, (tx, author) => editRow(tx, resource, author, edit)),
    /** @returns until when it can be restored */
    archive: (context: Context, admin: Admin, id: string): Promise<Date> =>
      byAdmin(context, admin, (tx, author) => archiveRow(tx, resource, author, id)),
    restore: (context: Context, admin: Admin, id: string): Promise<Shown> =>
      byAdmin(context, admin, (tx, author) => restoreRow(tx, resource, author, id)),
    remove: (context: WithUploads, { companyId, adminId }: Admin, id: string): Promise<void> =>
      removeBy(context, companyId, { kind: 'admin', id: adminId }, id),
    removeBy,
  };
}
