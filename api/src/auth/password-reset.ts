import type { Context } from '../db/context.ts';
import { actAs, asSignIn } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { resetEmail } from '../mail/account-emails.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { findAdmin, findAdminById } from './admin-queries.ts';
import type { Passwords } from './password.ts';
import { assertUncommon, setPassword } from './set-password.ts';
import { isToken, newToken, tokenHash } from './token.ts';

const linkLifetime = 30 * 60_000;

/**
 * Enqueues an e-mail with a link for a new password, if there is such an account. The link before it is void.
 * @param identifier of the company, in Latin digits
 */
export async function sendResetLink(
  context: Context & { readonly linkUrl: string | null },
  identifier: string,
  email: string,
): Promise<void> {
  const admin = await findAdmin(context, identifier, email);
  if (!admin) return;
  const token = newToken();
  const now = context.now();
  const fresh = { token_hash: tokenHash(token), expires_at: new Date(now.getTime() + linkLifetime) };
  await asSignIn(context.db, async (tx) => {
    await tx
      .insertInto('password_resets')
      .values({ company_id: admin.company_id, admin_id: admin.id, ...fresh })
      .onConflict((conflict) => conflict.columns(['company_id', 'admin_id']).doUpdateSet(fresh))
      .execute();
    await actAs(tx, 'hawiyat_platform', '');
    const letter = resetEmail(admin.company_name, token, context.linkUrl);
    await enqueueEmail(tx, admin.email, letter, now, fresh.expires_at);
  });
}

/**
 * Sets a new password by the token of a link, once.
 * @throws DomainError `password-common`, `reset-link-over`
 */
export async function resetPassword(
  { db, now: clock, passwords }: Context & { readonly passwords: Passwords },
  token: string,
  password: string,
  signal: AbortSignal,
): Promise<void> {
  assertUncommon(password);
  const now = clock();
  const hash = isToken(token) ? tokenHash(token) : null;
  if (hash === null) throw new DomainError('reset-link-over');
  // Hashing is dear: only for a link that is good.
  const isGood = await asSignIn(db, (tx) =>
    tx
      .selectFrom('password_resets')
      .select('admin_id')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  );
  if (!isGood) throw new DomainError('reset-link-over');
  const passwordHash = await passwords.hash(password, signal);
  await asSignIn(db, async (tx) => {
    const used = await tx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .returning(['company_id', 'admin_id'])
      .executeTakeFirst();
    const admin = used && (await findAdminById(tx, { companyId: used.company_id, adminId: used.admin_id }));
    if (!admin) throw new DomainError('reset-link-over');
    await setPassword(tx, admin, { passwordHash, now });
  });
}
