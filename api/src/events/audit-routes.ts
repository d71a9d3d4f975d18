import { type AuditEntry, listAudit } from '@hawiyat/shared/contract/events';
import { sql } from 'kysely';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { serve } from '../server/serve.ts';

const defaultLimit = 50;

interface Row {
  readonly id: number;
  readonly type: AuditEntry['type'];
  readonly entity_id: string;
  readonly actor_kind: AuditEntry['actor']['kind'];
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly at: Date;
  readonly before: AuditEntry['before'];
  readonly after: AuditEntry['after'];
}

export function auditRoutes(app: App): void {
  serve(app, listAudit, async ({ query: { entityId, limit, cursor }, session: { companyId } }) => {
    const size = limit ?? defaultLimit;
    if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw new DomainError('cursor-invalid');
    const before = cursor === undefined ? null : Number(cursor);
    if (entityId !== undefined && !isId(entityId)) return { entries: [], nextCursor: null };
    const { rows } = await asCompany(app.db, companyId, (tx) =>
      sql<Row>`
        select e.id, e.type, e.entity_id, e.actor_kind, e.actor_id, e.at, e.before, e.after,
          coalesce(a.name, d.name) as actor_name
        from events e
        left join admins a on e.actor_kind = 'admin' and a.company_id = e.company_id and a.id = e.actor_id
        left join drivers d on e.actor_kind = 'driver' and d.company_id = e.company_id and d.id = e.actor_id
        where e.company_id = ${companyId}
          and (${before}::bigint is null or e.id < ${before}::bigint)
          and (${entityId ?? null}::uuid is null or e.entity_id = ${entityId ?? null}::uuid)
        order by e.id desc limit ${size + 1}`.execute(tx),
    );
    const page = rows.slice(0, size);
    const last = page.at(-1);
    return {
      entries: page.map(entryOf),
      nextCursor: rows.length > size && last ? String(last.id) : null,
    };
  });
}

function entryOf(row: Row): AuditEntry {
  const { id, type, entity_id, actor_kind, actor_id, actor_name, at, before, after } = row;
  // Companies do not see which operator it was.
  const actor = { kind: actor_kind, id: actor_kind === 'operator' ? null : actor_id, name: actor_name };
  return { id: String(id), type, entityId: entity_id, at: at.toISOString(), actor, before, after };
}
