import { type AuditEntry, listAudit } from '@hawiyat/shared/contract/events';
import type { App } from '../app-context.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { serve } from '../server/serve.ts';
import { type AuditRow, findEntries } from './audit-queries.ts';

export function auditRoutes(app: App): void {
  serve(app, listAudit, async ({ query, session: { companyId } }) => {
    const { rows, nextCursor } = await findEntries(app, companyId, query);
    return { entries: rows.map(presentEntry), nextCursor };
  });
}

function presentEntry(row: AuditRow): AuditEntry {
  const { id, type, entity_id, actor_kind, actor_id, actor_name, at, before, after } = row;
  // Companies do not see which operator it was.
  const actor = { kind: actor_kind, id: actor_kind === 'operator' ? null : actor_id, name: actor_name };
  const number = row.order_number === null ? null : orderNumber(row.order_number, row.position ?? undefined);
  return { id: String(id), type, entityId: entity_id, number, at: at.toISOString(), actor, before, after };
}
