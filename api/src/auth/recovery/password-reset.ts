import type { Context } from '../../db/context.ts';
import { asSignIn } from '../../db/tenant.ts';
import { resetEmail } from '../../mail/index.ts';
import { findAdminById } from '../credentials/admin-queries.ts';
import { findLink, type Mailing, sendLink, useLink, type Wanted } from '../credentials/email-links.ts';
import type { Passwords } from '../credentials/password.ts';
import { assertUncommon, setPassword } from '../credentials/set-password.ts';
import { emailLinkOver } from '../errors.ts';

const lifetime = 30 * 60_000;
const most = 5;

interface Asked extends Pick<Wanted, 'identifier' | 'email' | 'isKnown'> {
  /** The mailbox has had the day's e-mails: it gets another only when no link is valid any more. */
  readonly isSpent: boolean;
}

export const sendResetLink = (context: Mailing, { isSpent, ...asked }: Asked): Promise<void> =>
  sendLink(context, { ...asked, kind: 'password', lifetime, most: isSpent ? 1 : most }, resetEmail);

export async function resetPassword(
  { db, now: clock, passwords }: Context & { readonly passwords: Passwords },
  token: string,
  password: string,
  signal: AbortSignal,
): Promise<void> {
  assertUncommon(password);
  const now = clock();
  // Hashing is expensive: the link is checked first.
  const link = await asSignIn(db, (tx) => findLink(tx, 'password', token, now));
  const passwordHash = await passwords.hash(password, { person: `admin ${link.adminId}` }, signal);
  await asSignIn(db, async (tx) => {
    await useLink(tx, link, now);
    const admin = await findAdminById(tx, link);
    if (!admin) throw emailLinkOver();
    await setPassword(tx, admin, { passwordHash, now });
  });
}
