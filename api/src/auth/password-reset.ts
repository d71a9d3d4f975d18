import type { Context } from '../db/context.ts';
import { actAs, asSignIn } from '../db/tenant.ts';
import { enqueueEmail, resetEmail } from '../mail/index.ts';
import { findAdmin, findAdminById } from './admin-queries.ts';
import { findLink, newLink, useLink } from './email-links.ts';
import { emailLinkOver } from './errors.ts';
import type { Passwords } from './password.ts';
import { assertUncommon, setPassword } from './set-password.ts';

const lifetime = 30 * 60_000;
const most = 5;

interface Asked {
  /** The company's, in Latin digits. */
  readonly identifier: string;
  readonly email: string;
  /** Whether the browser has signed in to the account before. */
  readonly isKnown: boolean;
  /** The mailbox has had its e-mails of the day: it gets a further one only when it has no good link left. */
  readonly isSpent: boolean;
}

/**
 * Enqueues an e-mail with a link for a new password, unless five are good already. Without such an account it does the
 * same for nobody: on the embedded database the next call waits for it, and would tell.
 */
export async function sendResetLink(
  context: Context & { readonly linkUrl: string | null },
  { identifier, email, isKnown, isSpent }: Asked,
): Promise<void> {
  const admin = await findAdmin(context, identifier, email);
  const now = context.now();
  await asSignIn(context.db, async (tx) => {
    const asked = { kind: 'password', lifetime, most: isSpent ? 1 : most, isKnown } as const;
    const link = await newLink(tx, admin, asked, now);
    if (!link) return;
    await actAs(tx, 'hawiyat_platform', '');
    const letter = resetEmail(admin?.company_name ?? '', link.token, context.linkUrl);
    await enqueueEmail(tx, admin?.email ?? null, letter, now, link.expiresAt);
  });
}

/** Sets a new password by the token of a link, once; all other links of the person end. */
export async function resetPassword(
  { db, now: clock, passwords }: Context & { readonly passwords: Passwords },
  token: string,
  password: string,
  signal: AbortSignal,
): Promise<void> {
  assertUncommon(password);
  const now = clock();
  // Hashing is dear: only for a link that is good.
  const link = await asSignIn(db, (tx) => findLink(tx, 'password', token, now));
  const passwordHash = await passwords.hash(password, { person: `admin ${link.adminId}` }, signal);
  await asSignIn(db, async (tx) => {
    await useLink(tx, link, now);
    const admin = await findAdminById(tx, link);
    if (!admin) throw emailLinkOver();
    await setPassword(tx, admin, { passwordHash, now });
  });
}
