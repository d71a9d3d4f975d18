import { phoneOrPasswordWrong, signInLinkOver } from '../auth/errors.ts';
import {
  deviceOfToken,
  driverSessions,
  enterCompany,
  isToken,
  recordSession,
  type SignInContext,
  type SigningIn,
  signInByPassword,
  startDriverSession,
  tokenHash,
} from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Db } from '../db/schema.ts';
import { asSignIn } from '../db/tenant.ts';
import { closestSpelling, phoneSpellings } from '../kernel/phone-spellings.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';

export const deviceOwner = ({ id, password_hash }: { id: string; password_hash: string | null }) => ({
  account: `driver ${id}`,
  passwordHash: password_hash,
});

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

/** Uses up a driver's sign-in link. An error leaves the link as it is. */
export function signInDriverByLink(db: Db, linkToken: string, now: Date) {
  return asSignIn(db, async (tx) => {
    const link = isToken(linkToken)
      ? await tx
          .deleteFrom('driver_sign_in_links')
          .where('token_hash', '=', tokenHash(linkToken))
          .where('expires_at', '>', now)
          .returning(['company_id', 'driver_id'])
          .executeTakeFirst()
      : undefined;
    if (!link) throw signInLinkOver();
    const { company_id, driver_id } = link;
    await enterCompany(tx, company_id);
    const token = await driverSessions.start(tx, { company_id, driver_id }, { now });
    // After the insert, which locks the driver's row: a concurrent deletion is visible now, or ends the session.
    const driver = await tx
      .selectFrom('drivers')
      .innerJoin('companies', 'companies.id', 'drivers.company_id')
      .select(['drivers.id', 'drivers.name', 'drivers.password_hash', 'companies.name as company_name'])
      .where('drivers.company_id', '=', company_id)
      .where('drivers.id', '=', driver_id)
      .where('drivers.archived_at', 'is', null)
      .executeTakeFirst();
    if (!driver) throw signInLinkOver();
    const actor = { kind: 'driver', id: driver_id } as const;
    await recordSession(tx, { companyId: company_id, type: 'session.started', actor, at: now });
    return { token, driver };
  });
}

async function driverByPhone({ db }: Context, identifier: string, phone: string) {
  const spellings = phoneSpellings(phone);
  const people = await asSignIn(db, (tx) =>
    tx
      .selectFrom('drivers')
      .innerJoin('companies', 'companies.id', 'drivers.company_id')
      .select(['drivers.company_id', 'drivers.id', 'drivers.name', 'drivers.phone', 'drivers.password_hash'])
      .select('companies.name as company_name')
      .where('companies.identifier', '=', identifier)
      .where('drivers.phone', 'in', spellings)
      .where('drivers.archived_at', 'is', null)
      .orderBy('drivers.id')
      .execute(),
  );
  return closestSpelling(people, spellings);
}
