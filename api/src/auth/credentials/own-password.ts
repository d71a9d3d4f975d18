import type { Context } from '../../db/context.ts';
import { asSignIn } from '../../db/tenant.ts';
import { countAttempt, forgetAttempts, releaseAttempt } from '../../http/attempt-limit.ts';
import type { Session } from '../../http/principals.ts';
import { DomainError, type DomainErrorMaker } from '../../kernel/domain-error.ts';
import { signedOut, tooOften } from '../../kernel/errors.ts';
import { ownPasswordWrong } from '../errors.ts';
import type { Asker } from '../limits/brute-force-protection.ts';
import { triesHere } from '../limits/brute-force-rules.ts';
import { type AdminRow, findAdminById } from './admin-queries.ts';
import { assertUncommon, setPassword } from './set-password.ts';
import type { SignInContext } from './sign-in-by-password.ts';

interface Caller {
  readonly session: Session;
  readonly signal: () => AbortSignal;
}

export async function ownAccount({ db }: Pick<Context, 'db'>, session: Session): Promise<AdminRow> {
  const admin = await asSignIn(db, (tx) => findAdminById(tx, session));
  if (!admin) throw signedOut();
  return admin;
}

/** Wrong passwords count only for this session, so that guesses elsewhere never delay the person. */
export async function proveOwnPassword(
  context: SignInContext,
  { session, signal }: Caller,
  password: string,
  wrong: DomainErrorMaker = ownPasswordWrong,
): Promise<AdminRow> {
  const admin = await ownAccount(context, session);
  const counter = ['own passwords of a session', session.tokenHash.toString('hex')] as const;
  const wait = await countAttempt(context, counter, triesHere);
  if (wait > 0) throw tooOften({ wait });
  try {
    const isRight = await context.passwords.verify(password, admin.password_hash, personOf(admin), signal());
    if (!isRight) throw wrong();
    await forgetAttempts(context, counter);
    return admin;
  } catch (error) {
    if (!(error instanceof DomainError)) await releaseAttempt(context, counter);
    throw error;
  }
}

const personOf = ({ id }: AdminRow): Asker => ({ person: `admin ${id}` });

export async function changeOwnPassword(
  context: SignInContext,
  caller: Caller,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
): Promise<void> {
  assertUncommon(password);
  const admin = await proveOwnPassword(context, caller, currentPassword);
  const passwordHash = await context.passwords.hash(password, personOf(admin), caller.signal());
  const kept = caller.session.tokenHash;
  await asSignIn(context.db, (tx) => setPassword(tx, admin, { passwordHash, kept, now: context.now() }));
}
