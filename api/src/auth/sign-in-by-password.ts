import { type DomainCode, DomainError } from '../kernel/domain-error.ts';
import type { AttemptContext } from '../server/attempt-limit.ts';
import { protectedSignIn, type SigningIn } from './brute-force-protection.ts';
import type { Passwords } from './password.ts';

export interface SignInContext extends AttemptContext {
  readonly passwords: Passwords;
}

interface Attempt<Person> extends SigningIn {
  readonly password: string;
  readonly find: () => Promise<Person | undefined>;
  /** The same for an unknown person and a wrong password, so that no one learns who exists. */
  readonly wrong: DomainCode;
  /** Aborted when the caller has left. */
  readonly signal: () => AbortSignal;
  /** What follows the right password; what it throws may count as an attempt too. */
  readonly afterPassword?: (person: Person) => Promise<void>;
}

/**
 * Finds the person and compares the password, protected against guessing.
 * @throws DomainError `wrong`; `too-often` with the time to wait
 */
export function signInByPassword<Person extends { readonly password_hash: string | null }>(
  context: SignInContext,
  { password, find, wrong, signal, afterPassword, ...who }: Attempt<Person>,
): Promise<Person> {
  return protectedSignIn(context, who, async () => {
    const found = await find();
    const isRight = await context.passwords.verify(password, found?.password_hash ?? null, signal());
    if (!found || !isRight) throw new DomainError(wrong);
    await afterPassword?.(found);
    return found;
  });
}
