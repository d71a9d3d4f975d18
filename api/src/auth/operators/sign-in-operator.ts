import { timingSafeEqual } from 'node:crypto';
import type { Operator as Person } from '@hawiyat/shared/contract/platform/operators';
import type { App } from '../../app-context.ts';
import { asPlatform } from '../../db/tenant.ts';
import { siteOf } from '../../http/network.ts';
import { firstOperatorOnly } from '../../kernel/errors.ts';
import { operatorUnknown } from '../errors.ts';
import { protectedSignIn } from '../limits/brute-force-protection.ts';
import { tokenHash } from '../sessions/token.ts';
import { presentOperator } from './operator-accounts.ts';
import { nameKey } from './operator-name.ts';
import { operatorSessionLifetime, operatorSessions } from './operator-sessions.ts';
import { isSameToken } from './operator-token.ts';

export interface Started {
  /** Null: signed in with OPERATOR_TOKEN. */
  readonly operator: Person | null;
  readonly token: string;
  readonly expiresAt: Date;
}

export function startOperatorSession(
  app: App,
  { name, credential, address }: { name: string; credential: string; address: string },
): Promise<Started> {
  // Counts by address only: a credential cannot be guessed, and a stranger must not lock its owner out.
  return protectedSignIn(app, { what: 'operator sign-in', account: siteOf(address), address }, async () => {
    if (credential !== '' && isSameToken(credential, app.operatorToken)) {
      if (app.operatorTokenOpens !== 'everything') throw firstOperatorOnly();
      return start(app, null);
    }
    return start(app, { key: nameKey(name), hash: tokenHash(credential) });
  });
}

/** One transaction: a simultaneous disabling or renewal either rejects this session or ends it. */
function start(app: App, person: { key: string; hash: Buffer } | null): Promise<Started> {
  const now = app.now();
  const expiresAt = new Date(now.getTime() + operatorSessionLifetime * 1000);
  return asPlatform(app.db, async (tx) => {
    const row =
      person &&
      (await tx
        .selectFrom('operators')
        .selectAll()
        .where('name_key', '=', person.key)
        .where('disabled_at', 'is', null)
        .forShare()
        .executeTakeFirst());
    if (person && !(row && timingSafeEqual(row.credential_hash, person.hash))) throw operatorUnknown();
    const token = await operatorSessions.start(tx, { operator_id: row?.id ?? null }, { now, expiresAt });
    return { operator: row ? presentOperator(row) : null, token, expiresAt };
  });
}
