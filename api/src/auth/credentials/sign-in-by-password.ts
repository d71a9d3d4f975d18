import type { AttemptContext } from '../../http/attempt-limit.ts';
import type { DomainErrorMaker } from '../../kernel/domain-error.ts';
import { fewAtOnce, protectedSignIn, type SigningIn } from '../limits/brute-force-protection.ts';
import type { Passwords } from './password.ts';

export interface SignInContext extends AttemptContext {
  readonly passwords: Passwords;
}

interface Attempt<Person> extends Omit<SigningIn, 'device'> {
  readonly deviceOf: (person: Person | undefined) => string | null;
  readonly password: string;
  readonly find: () => Promise<Person | undefined>;
  /** The same error for an unknown person and a wrong password, so that strangers do not learn who exists. */
  readonly wrong: DomainErrorMaker;
  readonly signal: () => AbortSignal;
  readonly afterPassword?: (person: Person) => Promise<void>;
}

export async function signInByPassword<Person extends { readonly password_hash: string | null }>(
  context: SignInContext,
  { password, find, deviceOf, wrong, signal, afterPassword, ...who }: Attempt<Person>,
): Promise<Person> {
  const found = await fewAtOnce(find);
  return protectedSignIn(context, { ...who, device: deviceOf(found) }, async (asker) => {
    const isRight = await context.passwords.verify(password, found?.password_hash ?? null, asker, signal());
    if (!found || !isRight) throw wrong();
    await afterPassword?.(found);
    return found;
  });
}
