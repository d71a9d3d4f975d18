import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { isId } from '../kernel/id.ts';
import { statusOf } from './driver-rows.ts';
import { noteMissing, orderMissing } from './errors.ts';
import { notesOf } from './order-details-queries.ts';

/** The audit log omits the text of a note. */
export function addNote(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { orderId, text }: { orderId: string; text: string },
) {
  if (!isId(orderId)) throw orderMissing();
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    if (!(await statusOf(tx, 'orders', companyId, orderId))) throw orderMissing();
    const { id } = await tx
      .insertInto('order_notes')
      .values({ company_id: companyId, order_id: orderId, admin_id: adminId, text, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const actor = { kind: 'admin', id: adminId } as const;
    await appendEvent(tx, { companyId, type: 'order.noted', entityId: orderId, actor, at, data: {} });
    return notesOf(tx, companyId, orderId).where('order_notes.id', '=', id).executeTakeFirstOrThrow();
  });
}

/** Only the author's own. */
export function deleteNote(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { orderId, noteId }: { orderId: string; noteId: string },
): Promise<void> {
  if (!isId(orderId) || !isId(noteId)) throw noteMissing();
  return asCompany(db, companyId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('order_notes')
      .where('company_id', '=', companyId)
      .where('order_id', '=', orderId)
      .where('id', '=', noteId)
      .where('admin_id', '=', adminId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw noteMissing();
    const actor = { kind: 'admin', id: adminId } as const;
    const entry = { companyId, entityId: orderId, actor, at: now(), data: {} };
    await appendEvent(tx, { ...entry, type: 'order.note_deleted' });
  });
}
