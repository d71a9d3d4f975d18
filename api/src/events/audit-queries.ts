import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { AuditEntry, listAudit } from '@hawiyat/shared/contract/events';
import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';

const defaultLimit = 50;

export interface AuditRow {
  readonly id: number;
  readonly type: AuditEntry['type'];
  readonly entity_id: string;
  /** Of the order, or the sub-order's. */
  readonly order_number: number | null;
  readonly position: number | null;
  readonly actor_kind: AuditEntry['actor']['kind'];
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly at: Date;
  readonly before: AuditEntry['before'];
  readonly after: AuditEntry['after'];
}

/**
 * A page of a company's audit trail, newest first.
 * @throws DomainError `cursor-invalid`
 */
export async function findEntries(
  { db }: Context,
  companyId: string,
  { entityId, limit, cursor }: ValidatedInput<typeof listAudit>['query'],
): Promise<{ rows: AuditRow[]; nextCursor: string | null }> {
  const size = limit ?? defaultLimit;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw new DomainError('cursor-invalid');
  const before = cursor === undefined ? null : Number(cursor);
  if (entityId !== undefined && !isId(entityId)) return { rows: [], nextCursor: null };
  const { rows } = await asCompany(db, companyId, (tx) =>
    sql<AuditRow>`
      with page as (
        select e.id, e.type, e.entity_id, e.actor_kind, e.actor_id, e.at, e.before, e.after,
          coalesce(a.name, d.name) as actor_name
        from events e
        left join admins a on e.actor_kind = 'admin' and a.company_id = e.company_id and a.id = e.actor_id
        left join drivers d on e.actor_kind = 'driver' and d.company_id = e.company_id and d.id = e.actor_id
        where e.company_id = ${companyId}
          and (${before}::bigint is null or e.id < ${before}::bigint)
          and (${entityId ?? null}::uuid is null or e.entity_id = ${entityId ?? null}::uuid)
        order by e.id desc limit ${size + 1}
      )
      select page.*, coalesce(named.number, task.number) as order_number, task.position
      from page
      -- By key, each for itself: a join would read all of a small company's orders.
      left join lateral (
        select number from orders where company_id = ${companyId} and id = page.entity_id limit 1
      ) as named on page.type like 'order.%'
      left join lateral (
        select orders.number, sub_orders.position from sub_orders
        join orders on orders.company_id = ${companyId} and orders.id = sub_orders.order_id
        where sub_orders.company_id = ${companyId} and sub_orders.id = page.entity_id limit 1
      ) as task on page.type like 'sub_order.%'
      order by page.id desc`.execute(tx),
  );
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > size && last ? String(last.id) : null };
}
