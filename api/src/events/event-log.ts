import { isDeepStrictEqual } from 'node:util';
import type { EventData, EventType } from '@hawiyat/shared/contract/core/events';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { changedSince } from '../kernel/errors.ts';
import { loggedCalls } from '../kernel/undo.ts';

/** The company id of marketplace events, which every company reads. */
export const marketplace = '00000000-0000-0000-0000-000000000000';

/** The owner of a marketplace's events: null for the real marketplace, or the company of a sandbox. */
export const marketOf = (world: string): string | null => (world === marketplace ? null : world);

export interface Actor {
  readonly kind: 'admin' | 'driver' | 'customer' | 'operator' | 'system';
  readonly id: string | null;
}

export interface DomainEvent {
  /** Null: a marketplace event, which carries neither the actor nor details. */
  readonly companyId: string | null;
  readonly type: EventType;
  readonly entityId: string;
  readonly actor: Actor;
  readonly at: Date;
  readonly data: EventData;
  /** Changed fields with their old and new values; never a secret. */
  readonly before?: Record<string, unknown> | null;
  readonly after?: Record<string, unknown> | null;
}

/** Appends domain events in the transaction of the change. They feed live updates and are the audit log. */
export async function appendEvent(
  tx: Transaction<Schema>,
  ...domainEvents: readonly DomainEvent[]
): Promise<void> {
  if (domainEvents.length === 0) return;
  const call = loggedCalls.getStore();
  const appended = call?.undoes ? await markUndone(tx, domainEvents, call.undoes) : domainEvents;
  const events = tx.insertInto('events').values(appended.map(rowOf));
  if (!call) return void (await events.execute());
  const rows = await events.returning('id').execute();
  call.newest = Math.max(call.newest, ...rows.map(({ id }) => Number(id)));
}

/** Each event that undoes names the entry that it undoes. @throws DomainError when there is a later entry */
async function markUndone(tx: Transaction<Schema>, domainEvents: readonly DomainEvent[], undoes: number) {
  const marked: DomainEvent[] = [];
  for (const event of domainEvents) {
    const last = await lastEntry(tx, event);
    if (last && last.id > undoes) throw changedSince({ by: last.by ?? '' });
    const isOwn = last?.actorId === event.actor.id;
    marked.push(isOwn ? { ...event, data: { ...event.data, undoes: String(last.id) } } : event);
  }
  return marked;
}

/** About the same thing, before this call. What was undone, and its undoing, no longer count. */
async function lastEntry(tx: Transaction<Schema>, { companyId, entityId, type }: DomainEvent) {
  const { rows } = await sql<{ id: number; actorId: string | null; by: string | null }>`
    select e.id, e.actor_id as "actorId", admins.name as by from events e
    left join admins on e.actor_kind = 'admin' and admins.company_id = e.company_id and admins.id = e.actor_id
    where e.company_id = ${companyId} and e.entity_id = ${entityId} and starts_with(e.type, ${type.replace(/[^.]*$/, '')})
      and e.xid <> pg_current_xact_id() and e.data -> 'undoes' is null and not exists (
        select from events u where u.company_id = e.company_id and u.entity_id = e.entity_id
          and u.data ->> 'undoes' = e.id::text)
    order by e.id desc limit 1`.execute(tx);
  return rows[0];
}

/** These events hide the customer, in a sandbox too. */
const isOfMarket = (type: EventType) => type === 'request.placed' || type === 'request.closed';

function rowOf({ companyId, type, entityId, actor, at, data, before, after }: DomainEvent) {
  const isPublic = companyId === null;
  const json = (value: unknown) => (value && !isPublic ? JSON.stringify(value) : null);
  return {
    company_id: companyId ?? marketplace,
    type,
    entity_id: entityId,
    actor_kind: actor.kind,
    actor_id: isPublic || isOfMarket(type) ? null : actor.id,
    at,
    data: JSON.stringify(data),
    before: json(before),
    after: json(after),
  };
}

/** Replaces personal values in the audit log; a trigger of the events table writes it too. */
export const hidden = '•••';

export interface Changes {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/** Compares two versions of a row, by the field names of the API. Null when nothing differs. */
export function changesOf<T extends object>(before: T, after: T): Changes | null {
  const old = new Map<string, unknown>(Object.entries(before));
  const differing = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(old.get(name), value));
  if (differing.length === 0) return null;
  return {
    before: Object.fromEntries(differing.map(([name]) => [name, old.get(name)])),
    after: Object.fromEntries(differing),
  };
}
