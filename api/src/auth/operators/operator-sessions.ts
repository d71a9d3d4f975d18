import { sql } from 'kysely';
import type { App } from '../../app-context.ts';
import { asPlatform } from '../../db/tenant.ts';
import { Sessions } from '../sessions/sessions.ts';
import { tokenHash } from '../sessions/token.ts';

/** Null: signed in with OPERATOR_TOKEN. */
type Owner = { readonly operator_id: string | null };
type Row = Owner & { readonly name: string | null };
type Principal =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'platform'; readonly id: null };

/** A working day, in seconds. */
export const operatorSessionLifetime = 8 * 3600;

export const operatorSessions = new Sessions<Owner, Row, Principal>({
  table: 'operator_sessions',
  lifetime: operatorSessionLifetime * 1000,
  idleLimit: null,
  columns: sql`s.operator_id, o.name`,
  valid: sql`left join operators o on o.id = s.operator_id where o.disabled_at is null`,
  worksAs: ['hawiyat_platform', null],
  principalOf: ({ operator_id: id, name }) =>
    id !== null && name !== null ? { kind: 'person', id, name } : { kind: 'platform', id: null },
});

export async function endOperatorSession(app: App, token: string): Promise<void> {
  await asPlatform(app.db, (tx) => operatorSessions.end(tx, { token_hash: tokenHash(token) }));
}
