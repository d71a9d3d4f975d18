import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Actor, appendEvent } from '../events/index.ts';

export type SessionTable = 'sessions' | 'driver_sessions' | 'customer_sessions';

export const minute = 60_000;
export const lifetime = 24 * 60 * minute;
export const idleLimit = 60 * minute;

export const earlier = (now: Date, by: number) => new Date(now.getTime() - by);
/** Servers' clocks may differ by so much. Whatever began later than that began by a clock that was wrong. */
export const latestStart = (now: Date) => new Date(now.getTime() + minute);
/** All that the server stores of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Advisory lock: shared by sign-ins to a company, exclusive for ending all of its sessions. */
export const gateOf = (companyId: string) => sql`hashtextextended(${`sessions of ${companyId}`}, 0)`;

/** Where a sign-in comes from, as far as its person is shown it. */
export interface SignInPlace {
  /** Browser and system, as `chrome windows`; null: unknown. */
  readonly device: string | null;
  readonly network: string | null;
}

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
