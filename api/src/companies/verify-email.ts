import { codeExpired, codeSpent, codeWrong } from '../auth/errors.ts';
import { matchesCode } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asPlatform } from '../db/tenant.ts';
import type { DomainErrorMaker } from '../kernel/domain-error.ts';
import type { ProofOwner } from './send-email-code.ts';

const mostTries = 5;

/** A null owner is a browser that never requested a code. */
export async function proveEmail(context: Context, owner: ProofOwner | null, code: string): Promise<void> {
  const wrong = owner === null ? codeWrong : await tryCode(context, owner, code);
  if (wrong) throw wrong();
}

/** The right code stays valid until it expires or a registration uses it, because a response can get lost. */
function tryCode(
  { db, now: clock }: Context,
  { email, browser }: ProofOwner,
  code: string,
): Promise<DomainErrorMaker | null> {
  const now = clock();
  return asPlatform(db, async (tx) => {
    const row = await tx
      .selectFrom('email_codes')
      .select(['salt', 'code_hash', 'tries', 'expires_at'])
      .where('email', '=', email)
      .where('browser', '=', browser)
      // Simultaneous attempts wait here, so that no sixth one is compared.
      .forUpdate()
      .executeTakeFirst();
    if (!row) return codeWrong;
    if (row.expires_at <= now) return codeExpired;
    if (row.tries >= mostTries) return codeSpent;
    const isRight = matchesCode(code, { salt: row.salt, hash: row.code_hash });
    await tx
      .updateTable('email_codes')
      .set(isRight ? { verified_at: now } : { tries: row.tries + 1 })
      .where('email', '=', email)
      .where('browser', '=', browser)
      .execute();
    return isRight ? null : codeWrong;
  });
}
