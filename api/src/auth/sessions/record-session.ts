import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type Actor, appendEvent } from '../../events/index.ts';

export function recordSession(
  tx: Transaction<Schema>,
  event: {
    readonly companyId: string;
    readonly type: 'session.started' | 'session.started_by_link' | 'session.ended';
    readonly actor: Actor & { readonly id: string };
    readonly at: Date;
  },
): Promise<void> {
  return appendEvent(tx, { ...event, entityId: event.actor.id, data: {} });
}
