import { timingSafeEqual } from 'node:crypto';
import type { Operator } from '@hawiyat/shared/contract/platform/operators';
import type { App } from '../app-context.ts';
import { asPlatform } from '../db/tenant.ts';
import { firstOperatorOnly } from '../kernel/errors.ts';
import { siteOf } from '../server/network.ts';
import { protectedSignIn } from './brute-force-protection.ts';
import { operatorUnknown } from './errors.ts';
import { presentOperator } from './operator-accounts.ts';
import { nameKey } from './operator-name.ts';
import { isSameToken } from './operator-token.ts';
import { latestStart } from './session-row.ts';
import { newToken, tokenHash } from './token.ts';

/** Seconds: a working day. */
export const sessionLifetime = 8 * 3600;

export interface Started {
  /** Null: signed in with OPERATOR_TOKEN. */
  readonly operator: Operator | null;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Starts a session for a name and credential; on the embedded database OPERATOR_TOKEN needs no name.
 * @throws DomainError `operator-unknown`, `first-operator-only`; `too-often` after too many attempts
 */
export function startOperatorSession(
  app: App,
  { name, credential, address }: { name: string; credential: string; address: string },
): Promise<Started> {
  // Counted by address only: no one can guess a credential, and no stranger may lock its owner out.
  const account = siteOf(address);
  return protectedSignIn(app, { what: 'operator sign-in', account, address }, async () => {
    if (credential !== '' && isSameToken(credential, app.operatorToken)) {
      if (app.operatorTokenOpens !== 'everything') throw firstOperatorOnly();
      return insert(app, null);
    }
    return insert(app, { key: nameKey(name), hash: tokenHash(credential) });
  });
}

/**
 * One transaction, so that disabling or renewing at the same moment either rejects this session or ends it.
 */
function insert(app: App, person: { key: string; hash: Buffer } | null): Promise<Started> {
  const [token, now] = [newToken(), app.now()];
  const expiresAt = new Date(now.getTime() + sessionLifetime * 1000);
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
    await tx
      .deleteFrom('operator_sessions')
      .where((eb) => eb.or([eb('expires_at', '<=', now), eb('created_at', '>', latestStart(now))]))
      .execute();
    const session = { token_hash: tokenHash(token), created_at: now, expires_at: expiresAt };
    await tx
      .insertInto('operator_sessions')
      .values({ ...session, operator_id: row?.id ?? null })
      .execute();
    return { operator: row ? presentOperator(row) : null, token, expiresAt };
  });
}

export async function endOperatorSession(app: App, token: string): Promise<void> {
  await asPlatform(app.db, (tx) =>
    tx.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash(token)).execute(),
  );
}
