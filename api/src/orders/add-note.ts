import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { isId } from '../kernel/id.ts';
import { orderMissing } from './errors.ts';
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
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order) throw orderMissing();
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
