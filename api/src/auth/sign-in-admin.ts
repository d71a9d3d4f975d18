import { typedNumber } from '@hawiyat/shared/contract/digits';
import { normalizeEmail } from '@hawiyat/shared/contract/normalize-text';
import type { Context } from '../db/context.ts';
import { type AdminRow, findAdmin } from './admin-queries.ts';
import type { SigningIn } from './brute-force-protection.ts';
import type { SignInPlace } from './session-row.ts';
import { type SignInContext, signInByPassword } from './sign-in-by-password.ts';
import { startSession } from './start-session.ts';

interface Credentials {
  /** The company's identifier, as typed. */
  readonly domain: string;
  readonly email: string;
  readonly password: string;
}

/** One text for each spelling of an identifier and an address: what is counted and remembered of an account. */
export const accountOf = ({ domain, email }: Pick<Credentials, 'domain' | 'email'>) =>
  `${typedNumber(domain)} ${normalizeEmail(email)}`;

/**
 * Signs an administrator in.
 * @returns the session's token, and whose it is
 * @throws DomainError `admin-unknown`, `company-suspended`; `too-often` with the time to wait
 */
export async function signInAdmin(
  context: SignInContext & Context,
  { domain, email, password }: Credentials,
  {
    place,
    ...caller
  }: Pick<SigningIn, 'address' | 'device'> & {
    readonly place?: SignInPlace;
    readonly signal: () => AbortSignal;
  },
): Promise<{ token: string; admin: AdminRow }> {
  const admin = await signInByPassword(context, {
    ...caller,
    what: 'sign-in',
    account: accountOf({ domain, email }),
    password,
    find: () => findAdmin(context, typedNumber(domain), email),
    wrong: 'admin-unknown',
  });
  const owner = { companyId: admin.company_id, adminId: admin.id };
  return { token: await startSession(context.db, owner, context.now(), place), admin };
}
