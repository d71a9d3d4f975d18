import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type Actor, appendEvent } from '../../events/event-log.ts';

/** Sign-ins and sign-outs belong to the company's audit trail. */
export function recordSession(
  tx: Transaction<Schema>,
  type: 'session.started' | 'session.started_by_link' | 'session.ended',
  companyId: string,
  actor: Actor & { readonly id: string },
  at: Date,
): Promise<void> {
  return appendEvent(tx, { companyId, type, entityId: actor.id, actor, at, data: {} });
}
