import { isDeepStrictEqual } from 'node:util';
import type { EventData, EventType } from '@hawiyat/shared/contract/core/events';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

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
  await tx.insertInto('events').values(domainEvents.map(rowOf)).execute();
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
