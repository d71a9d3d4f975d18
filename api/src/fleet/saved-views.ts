import { mostSavedViews, type SavedView } from '@hawiyat/shared/contract/fleet/saved-views';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { notFound } from '../kernel/errors.ts';
import { isId } from '../kernel/id.ts';
import { viewNameTaken, viewsFull } from './errors.ts';

export function findSavedViews({ db }: Context, { companyId, adminId }: Admin): Promise<SavedView[]> {
  return asCompany(db, companyId, (tx) => viewsOf(tx, companyId, adminId).execute());
}

export function saveView(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  view: Omit<SavedView, 'id'>,
): Promise<SavedView> {
  return asCompany(db, companyId, async (tx) => {
    const known = await lockedViews(tx, companyId, adminId);
    if (known.length >= mostSavedViews) throw viewsFull({ most: mostSavedViews });
    assertFree(known, view.name);
    return tx
      .insertInto('saved_views')
      .values({ company_id: companyId, admin_id: adminId, created_at: now(), ...view })
      .returning(['id', 'name', 'question'])
      .executeTakeFirstOrThrow();
  });
}

export function renameView({ db }: Context, admin: Admin, id: string, name: string): Promise<SavedView> {
  const { companyId, adminId } = admin;
  return asCompany(db, companyId, async (tx) => {
    const known = await lockedViews(tx, companyId, adminId);
    const view = known.find((one) => one.id === id);
    if (!view) throw notFound();
    assertFree(known, name, view);
    await tx
      .updateTable('saved_views')
      .set({ name })
      .where('company_id', '=', companyId)
      .where('id', '=', view.id)
      .execute();
    return { ...view, name };
  });
}

export function deleteView({ db }: Context, { companyId, adminId }: Admin, id: string): Promise<void> {
  if (!isId(id)) return Promise.reject(notFound());
  return asCompany(db, companyId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('saved_views')
      .where('company_id', '=', companyId)
      .where('admin_id', '=', adminId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
  });
}

const viewsOf = (tx: Transaction<Schema>, companyId: string, adminId: string) =>
  tx
    .selectFrom('saved_views')
    .select(['id', 'name', 'question'])
    .where('company_id', '=', companyId)
    .where('admin_id', '=', adminId)
    .orderBy('created_at')
    .orderBy('name');

/** Two tabs of one person save one after the other. */
async function lockedViews(tx: Transaction<Schema>, companyId: string, adminId: string) {
  await tx
    .selectFrom('admins')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', adminId)
    .forUpdate()
    .execute();
  return viewsOf(tx, companyId, adminId).execute();
}

function assertFree(known: readonly SavedView[], name: string, own?: SavedView): void {
  if (known.some((view) => view !== own && view.name === name)) throw viewNameTaken();
}
