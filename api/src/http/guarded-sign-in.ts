import { forgetAttempts, giveBackAttempt, limitAttempts } from './attempt-limit.ts';
import type { App } from './context.ts';

const quarterHour = 15 * 60;
const perAccount = { allowed: 10, seconds: quarterHour };
// Many people may share one address; a guesser who tries many accounts has one too.
const perAddress = { allowed: 100, seconds: quarterHour };

/**
 * Guards a sign-in against guessing, whoever signs in.
 * @param who `what` is counted apart from other sign-ins; `account` is what names the person, `address` where it comes from
 * @param attempt throws when a credential is wrong
 * @returns what `attempt` returns; the account then starts afresh
 * @throws Refusal 429 with the time to wait, and whatever `attempt` throws
 */
export async function guardedSignIn<T>(
  app: App,
  { what, account, address }: { what: string; account: string; address: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const person = [what, account] as const;
  const from = [`${what} from`, address] as const;
  // The address first: what comes from one that has to wait must not use up other people's attempts.
  await limitAttempts(app, from, perAddress);
  await limitAttempts(app, person, perAccount);
  const right = await attempt();
  await forgetAttempts(app, person);
  await giveBackAttempt(app, from);
  return right;
}
