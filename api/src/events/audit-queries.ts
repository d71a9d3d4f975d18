import {
  type AuditEntry,
  type exportAudit,
  type listAudit,
  typesOfKind,
} from '@hawiyat/shared/contract/company/audit-log';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { cursorInvalid } from '../db/errors.ts';
import { isWithin } from '../db/riyadh.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { isId } from '../kernel/id.ts';

const defaultLimit = 50;
/** Bounds of a range that is open at one end. */
const [firstDay, lastDay] = ['1900-01-01', '2199-12-31'];

export interface AuditRow {
  readonly id: number;
  readonly type: AuditEntry['type'];
  readonly entity_id: string;
  readonly order_number: number | null;
  readonly position: number | null;
  readonly order_id: string | null;
  readonly actor_kind: AuditEntry['actor']['kind'];
  readonly actor_id: string | null;
  readonly at: Date;
  readonly before: AuditEntry['before'];
  readonly after: AuditEntry['after'];
  readonly container_number: string | null;
  /** Null for a deleted or archived container. */
  readonly container_id: string | null;
  readonly truck_plate: string | null;
  readonly request_id: string | null;
  readonly settings_page: string | null;
  readonly undoes: string | null;
}

/** `drivers` and `persons` are by id. */
export interface AuditPage {
  readonly rows: readonly AuditRow[];
  readonly drivers: ReadonlyMap<string, { readonly name: string; readonly isGone: boolean }>;
  readonly persons: ReadonlyMap<string, string>;
  readonly nextCursor: string | null;
}

export async function findEntries(
  { db }: Pick<Context, 'db'>,
  companyId: string,
  { limit, cursor, ...filter }: ValidatedInput<typeof listAudit>['query'],
): Promise<AuditPage> {
  const size = limit ?? defaultLimit;
  const conditions = conditionsOf(companyId, filter, cursor);
  const { entityId, person, kind } = filter;
  if ([entityId, person].some((id) => id !== undefined && !isId(id))) return emptyPage;
  const newest = (condition: RawBuilder<unknown>) => sql`(
    select id, type, entity_id, actor_kind, actor_id, at, before, after, data ->> 'page' as settings_page,
      data ->> 'undoes' as undoes from events
    where ${condition} order by at desc, id desc limit ${size + 1})`;
  // An index has each type in order. `sql.lit` lets the planner see how rare a type is.
  const ofTypes = (types: readonly string[]) =>
    sql.join(
      types.map((type) => newest(sql`${conditions} and type = ${sql.lit(type)}`)),
      sql` union all `,
    );
  const events =
    kind === undefined
      ? newest(conditions)
      : sql`select * from (${ofTypes(typesOfKind(kind))}) as e order by at desc, id desc limit ${size + 1}`;
  return asCompany(db, companyId, async (tx) => {
    const { rows } = await sql<AuditRow & { micros: string }>`
      with page as (${events})
      select page.id, page.type, page.entity_id, page.actor_kind, page.actor_id, page.at, page.before, page.after,
        (extract(epoch from page.at) * 1000000)::bigint::text as micros,
        coalesce(named.number, task.number) as order_number, coalesce(named.id, task.id) as order_id,
        task.position, container.number as container_number, container.id as container_id, truck.plate as truck_plate,
        offer.request_id, page.settings_page, page.undoes
      from page
      -- By key, each for itself: a join would read all of a small company's orders.
      left join lateral (
        select id, number from orders where company_id = ${companyId} and id = page.entity_id limit 1
      ) as named on page.type like 'order.%'
      left join lateral (
        select orders.id, orders.number, sub_orders.position from sub_orders
        join orders on orders.company_id = ${companyId} and orders.id = sub_orders.order_id
        where sub_orders.company_id = ${companyId} and sub_orders.id = page.entity_id limit 1
      ) as task on page.type like 'sub_order.%'
      left join lateral (
        select number, case when archived_at is null then id end as id from containers
        where company_id = ${companyId} and id = page.entity_id limit 1
      ) as container on page.type like 'container.%'
      left join lateral (
        select plate from trucks where company_id = ${companyId} and id = page.entity_id limit 1
      ) as truck on page.type like 'truck.%'
      left join lateral (
        select request_id from offers where company_id = ${companyId} and id = page.entity_id limit 1
      ) as offer on page.type like 'offer.%'
      order by page.at desc, page.id desc`.execute(tx);
    const page = rows.slice(0, size);
    const last = page.at(-1);
    return {
      rows: page,
      drivers: await driversOf(tx, companyId, page),
      persons: await personsOf(tx, companyId, page),
      nextCursor: rows.length > size && last ? `${last.micros}-${last.id}` : null,
    };
  });
}

const emptyPage: AuditPage = { rows: [], drivers: new Map(), persons: new Map(), nextCursor: null };

async function driversOf(tx: Transaction<Schema>, companyId: string, rows: readonly AuditRow[]) {
  const ids = rows.flatMap(({ type, entity_id, actor_kind, actor_id, before, after }) => [
    ...(/^(driver|stops|personal_data)\./.test(type) ? [entity_id] : []),
    ...(actor_kind === 'driver' ? [actor_id] : []),
    ...[before?.driverId, after?.driverId],
  ]);
  const known = [...new Set(ids)].filter((id): id is string => typeof id === 'string' && isId(id));
  if (known.length === 0) return emptyPage.drivers;
  const drivers = tx.selectFrom('drivers').select(['id', 'name', 'archived_at']);
  const found = await drivers.where('company_id', '=', companyId).where('id', 'in', known).execute();
  return new Map(found.map(({ id, name, archived_at }) => [id, { name, isGone: archived_at !== null }]));
}

async function personsOf(tx: Transaction<Schema>, companyId: string, rows: readonly AuditRow[]) {
  const ids = rows.flatMap(({ type, entity_id, actor_kind, actor_id }) => [
    ...(/^(person|personal_data|consent)\./.test(type) ? [entity_id] : []),
    ...(actor_kind === 'admin' && actor_id !== null ? [actor_id] : []),
  ]);
  if (ids.length === 0) return emptyPage.persons;
  const admins = tx.selectFrom('admins').select(['id', 'name']).where('company_id', '=', companyId);
  const found = await admins.where('id', 'in', [...new Set(ids)]).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

function conditionsOf(
  companyId: string,
  { entityId, person, from, to }: ValidatedInput<typeof exportAudit>['query'],
  cursor: string | undefined,
): RawBuilder<unknown> {
  const [, micros, id] = /^(-?\d{1,17})-(\d{1,15})$/.exec(cursor ?? '') ?? [];
  if (cursor !== undefined && (micros === undefined || id === undefined)) throw cursorInvalid();
  // A page after another ends before its cursor anyway.
  const end = cursor === undefined ? to : undefined;
  return sql.join(
    [
      sql`company_id = ${companyId}`,
      // A sandbox has the events of its own marketplace.
      sql`type not in ('request.placed', 'request.closed')`,
      ...(micros === undefined || id === undefined
        ? []
        : [
            sql`(at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`,
          ]),
      ...(entityId === undefined ? [] : [sql`entity_id = ${entityId}::uuid`]),
      ...(person === undefined ? [] : [sql`actor_id = ${person}::uuid`]),
      // Bounds let the planner skip whole months of the table.
      ...(from === undefined && end === undefined ? [] : [isWithin('at', from ?? firstDay, end ?? lastDay)]),
    ],
    sql` and `,
  );
}

export function findAuditPersons({ db }: Pick<Context, 'db'>, companyId: string) {
  return asCompany(db, companyId, (tx) =>
    tx
      .selectFrom('admins')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .orderBy('name')
      .orderBy('id')
      .execute(),
  );
}
