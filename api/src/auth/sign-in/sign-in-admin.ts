import { normalizeEmail } from '@hawiyat/shared/contract/core/normalize-text';
import { spelledIdentifier } from '@hawiyat/shared/contract/core/read-number';
import { type AdminRow, findAdmin } from '../credentials/admin-queries.ts';
import { type SignInContext, signInByPassword } from '../credentials/sign-in-by-password.ts';
import { adminUnknown, twoFactorOff } from '../errors.ts';
import type { SigningIn } from '../limits/brute-force-protection.ts';
import type { SessionDevice } from '../sessions/session-device.ts';
import { beginTwoFactor, passTwoFactor, type TwoFactorContext } from '../two-factor/two-factor.ts';
import { startSession } from './start-session.ts';

interface Credentials {
  /** The company's identifier, as typed. */
  readonly domain: string;
  readonly email: string;
  readonly password: string;
  readonly totpCode?: string | undefined;
}

/** One text for each spelling of an identifier and an address. */
export const accountOf = ({ domain, email }: Pick<Credentials, 'domain' | 'email'>) =>
  `${spelledIdentifier(domain)} ${normalizeEmail(email)}`;

type Caller = Required<Pick<SigningIn, 'address' | 'device'>> & { readonly signal: () => AbortSignal };

const attemptOf = (
  context: SignInContext,
  { domain, email, password }: Credentials,
  { address, device, signal }: Caller,
) =>
  ({
    ...{ what: 'sign-in', account: accountOf({ domain, email }), address, password, signal },
    deviceOf: () => device,
    find: () => findAdmin(context, spelledIdentifier(domain), email),
    wrong: adminUnknown,
  }) as const;

export async function signInAdmin(
  context: SignInContext & TwoFactorContext,
  credentials: Credentials,
  { session, ...caller }: Caller & { readonly session?: SessionDevice },
): Promise<{ token: string; admin: AdminRow; recoveryCodes: string[] | null }> {
  let recoveryCodes: string[] | null = null;
  const admin = await signInByPassword(context, {
    ...attemptOf(context, credentials, caller),
    afterPassword: async (person) => {
      recoveryCodes = await passTwoFactor(context, person, credentials.totpCode);
    },
  });
  const owner = { companyId: admin.company_id, adminId: admin.id, passwordHash: admin.password_hash };
  return { token: await startSession(context.db, owner, context.now(), session), admin, recoveryCodes };
}

/** For people who cannot sign in without the two-factor setup that their company demands. */
export async function setUpAtSignIn(
  context: SignInContext & TwoFactorContext,
  credentials: Credentials,
  caller: Caller,
): Promise<{ secret: string; uri: string }> {
  const admin = await signInByPassword(context, attemptOf(context, credentials, caller));
  if (!admin.two_factor_required) throw twoFactorOff();
  return beginTwoFactor(context, admin);
}
