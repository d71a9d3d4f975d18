import { drawCode, hashCode } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asPlatform } from '../db/tenant.ts';
import { codeEmail, enqueueEmail } from '../mail/index.ts';

const minute = 60_000;
const codeLifetime = 10 * minute;
const betweenCodes = minute;
/** An address without a registration is deleted after a day. */
const retention = 24 * 60 * minute;

export interface ProofOwner {
  readonly email: string;
  readonly browser: string;
}

/** Returns 0, or the seconds until this browser may ask again. An earlier proof stays valid. */
export function sendEmailCode(
  { db, now: clock, attemptFactor }: Context & { readonly attemptFactor: number },
  { email, browser }: ProofOwner,
): Promise<number> {
  const now = clock();
  const code = drawCode();
  const { salt, hash } = hashCode(code);
  const latest = new Date(now.getTime() - betweenCodes / attemptFactor);
  const fresh = {
    salt,
    code_hash: hash,
    tries: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + codeLifetime),
  };
  return asPlatform(db, async (tx) => {
    await tx
      .deleteFrom('email_codes')
      .where('sent_at', '<', new Date(now.getTime() - retention))
      .execute();
    const written = await tx
      .insertInto('email_codes')
      .values({ email, browser, ...fresh })
      .onConflict((conflict) =>
        conflict.columns(['email', 'browser']).doUpdateSet(fresh).where('email_codes.sent_at', '<=', latest),
      )
      .returning('email')
      .executeTakeFirst();
    if (written) {
      await enqueueEmail(tx, { to: email, content: codeEmail(code), now, until: fresh.expires_at });
      return 0;
    }
    const { sent_at } = await tx
      .selectFrom('email_codes')
      .select('sent_at')
      .where('email', '=', email)
      .where('browser', '=', browser)
      .executeTakeFirstOrThrow();
    return Math.max(1, Math.ceil((sent_at.getTime() - latest.getTime()) / 1000));
  });
}
