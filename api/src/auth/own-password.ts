import type { Context } from '../db/context.ts';
import { asSignIn } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Session } from '../server/principals.ts';
import { type AdminRow, findAdminById } from './admin-queries.ts';
import { assertUncommon, setPassword } from './set-password.ts';
import { accountOf } from './sign-in-admin.ts';
import { type SignInContext, signInByPassword } from './sign-in-by-password.ts';

interface Caller {
  readonly session: Session;
  readonly address: string;
  readonly signal: () => AbortSignal;
}

/** @throws DomainError `signed-out` when they may no longer sign in */
export async function ownAccount({ db }: Pick<Context, 'db'>, session: Session): Promise<AdminRow> {
  const admin = await asSignIn(db, (tx) => findAdminById(tx, session));
  if (!admin) throw new DomainError('signed-out');
  return admin;
}

/**
 * Asks a signed-in person for the password again. Wrong ones count like those of the sign-in.
 * @param wrong the error, by the field that the password stands in
 * @throws DomainError `wrong`, `too-often`
 */
export async function proveOwnPassword(
  context: SignInContext,
  { session, address, signal }: Caller,
  password: string,
  wrong: 'own-password-wrong' | 'password-wrong' = 'own-password-wrong',
): Promise<AdminRow> {
  const admin = await ownAccount(context, session);
  return signInByPassword(context, {
    what: 'sign-in',
    account: accountOf({ domain: admin.identifier, email: admin.email }),
    address,
    password,
    find: async () => admin,
    wrong,
    signal,
  });
}

/** @throws DomainError `password-common`, `own-password-wrong`, `too-often` */
export async function changeOwnPassword(
  context: SignInContext,
  caller: Caller,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
): Promise<void> {
  assertUncommon(password);
  const admin = await proveOwnPassword(context, caller, currentPassword);
  const passwordHash = await context.passwords.hash(password, caller.signal());
  const kept = caller.session.tokenHash;
  await asSignIn(context.db, (tx) => setPassword(tx, admin, { passwordHash, kept, now: context.now() }));
}
