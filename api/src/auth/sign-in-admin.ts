import { normalizeEmail } from '@hawiyat/shared/contract/core/normalize-text';
import { spelledIdentifier } from '@hawiyat/shared/contract/core/read-number';
import { type AdminRow, findAdmin } from './admin-queries.ts';
import type { SigningIn } from './brute-force-protection.ts';
import { adminUnknown, secondStepOff } from './errors.ts';
import { beginSecondStep, passSecondStep, type SecondStepContext } from './second-step.ts';
import type { SignInPlace } from './session-row.ts';
import { type SignInContext, signInByPassword } from './sign-in-by-password.ts';
import { startSession } from './start-session.ts';

interface Credentials {
  /** The company's identifier, as typed. */
  readonly domain: string;
  readonly email: string;
  readonly password: string;
  readonly totpCode?: string | undefined;
}

/** One text for each spelling of an identifier and an address: what is counted and remembered of an account. */
export const accountOf = ({ domain, email }: Pick<Credentials, 'domain' | 'email'>) =>
  `${spelledIdentifier(domain)} ${normalizeEmail(email)}`;

type Caller = Required<Pick<SigningIn, 'address' | 'device'>> & { readonly signal: () => AbortSignal };

/**
 * Signs an administrator in.
 * @returns the session's token, whose it is, and recovery codes when this sign-in has set a second step up
 * @throws DomainError `admin-unknown`, `company-suspended`; `too-often` with the time to wait; after the right
 *   password `second-step`, `second-step-wrong`, `second-step-setup`
 */
export async function signInAdmin(
  context: SignInContext & SecondStepContext,
  { domain, email, password, totpCode }: Credentials,
  { place, device, ...caller }: Caller & { readonly place?: SignInPlace },
): Promise<{ token: string; admin: AdminRow; recoveryCodes: string[] | null }> {
  let recoveryCodes: string[] | null = null;
  const admin = await signInByPassword(context, {
    ...caller,
    what: 'sign-in',
    account: accountOf({ domain, email }),
    password,
    deviceOf: () => device,
    find: () => findAdmin(context, spelledIdentifier(domain), email),
    wrong: adminUnknown,
    afterPassword: async (person) => {
      recoveryCodes = await passSecondStep(context, person, totpCode);
    },
  });
  const owner = { companyId: admin.company_id, adminId: admin.id, passwordHash: admin.password_hash };
  return { token: await startSession(context.db, owner, context.now(), place), admin, recoveryCodes };
}

/**
 * Begins the second step that the company demands, for somebody who cannot sign in without one.
 * @throws DomainError as `signInAdmin`; `second-step-on`; `second-step-off` when the company demands none
 */
export async function setUpAtSignIn(
  context: SignInContext & SecondStepContext,
  { domain, email, password }: Credentials,
  { device, ...caller }: Caller,
): Promise<{ secret: string; uri: string }> {
  const admin = await signInByPassword(context, {
    ...caller,
    what: 'sign-in',
    account: accountOf({ domain, email }),
    password,
    deviceOf: () => device,
    find: () => findAdmin(context, spelledIdentifier(domain), email),
    wrong: adminUnknown,
  });
  if (!admin.second_step_required) throw secondStepOff();
  return beginSecondStep(context, admin);
}
