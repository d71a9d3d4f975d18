import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { asSignIn } from '../../db/tenant.ts';
import type { CustomerSession } from '../../http/principals.ts';
import { Sessions } from './sessions.ts';

type Owner = {
  readonly customer_id: string;
};

export const customerSessions = new Sessions<Owner, Owner, CustomerSession>({
  table: 'customer_sessions',
  lifetime: 24 * 60 * 60_000,
  idleLimit: 60 * 60_000,
  columns: sql`s.customer_id`,
  valid: sql`where true`,
  worksAs: ['hawiyat_customer', 'customer_id'],
  principalOf: ({ customer_id }, tokenHash) => ({ tokenHash, customerId: customer_id }),
});

export function startCustomerSession(db: Db, customerId: string, now: Date): Promise<string> {
  return asSignIn(db, (tx) => customerSessions.start(tx, { customer_id: customerId }, { now }));
}

export async function endCustomerSession(db: Db, { tokenHash }: CustomerSession): Promise<void> {
  await asSignIn(db, (tx) => customerSessions.end(tx, { token_hash: tokenHash }));
}
