import { phoneOrPasswordWrong } from '../auth/errors.ts';
import {
  deviceOfToken,
  type SignInContext,
  type SigningIn,
  signInByPassword,
  startDriverSession,
} from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';
import { driverByPhone } from './driver-account-query.ts';

export const deviceOwner = ({ id, password_hash }: { id: string; password_hash: string | null }) => ({
  account: `driver ${id}`,
  passwordHash: password_hash,
});

/**
 * Signs a driver in.
 * @returns the session's token, and whose it is
 * @throws DomainError `phone-or-password-wrong`, `company-suspended`; `signed-out` when the driver has left or
 *   has a new password; `too-often` with the time to wait
 */
export async function signInDriver(
  context: SignInContext & Context & { readonly operatorToken: string },
  {
    domain,
    phone,
    password,
    deviceToken,
  }: { domain: string; phone: string; password: string; deviceToken?: string | undefined },
  caller: Pick<SigningIn, 'address'> & { readonly signal: () => AbortSignal },
) {
  const driver = await signInByPassword(context, {
    ...caller,
    what: 'driver sign-in',
    account: `${domain} ${phoneToStore(phone)}`,
    password,
    deviceOf: (found) =>
      found ? deviceOfToken(context.operatorToken, deviceToken, deviceOwner(found)) : null,
    find: () => driverByPhone(context, domain, phone),
    wrong: phoneOrPasswordWrong,
  });
  const { company_id: companyId, id: driverId, password_hash: passwordHash } = driver;
  const owner = { companyId, driverId, ...(passwordHash !== null && { passwordHash }) };
  return { token: await startDriverSession(context.db, owner, context.now()), driver };
}
