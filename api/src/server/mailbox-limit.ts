import { type AttemptContext, countAttempt, type Limit, releaseAttempt } from './attempt-limit.ts';

const day = 24 * 3600;

const oneAMinute = { allowed: 1, seconds: 60 };
const fromNetworkToMailbox = { allowed: 10, seconds: day };
const oneADay = { allowed: 1, seconds: day };
/** All codes to one mailbox. */
const toMailbox = { allowed: 20, seconds: day };
/** Repeated codes of one network; the rest of the 20 is reserved for networks that have sent none. */
const furtherToMailbox = { allowed: 12, seconds: day };

/** A code that was counted, or must not be sent yet. */
export interface CountedCode {
  /** Seconds until it may be sent; 0: now. */
  readonly wait: number;
  /** Uncounts a code that was not sent after all. */
  readonly release: () => Promise<void>;
}

/**
 * Counts a code before it is sent, so that no one floods a mailbox or keeps its owner from a code: a mailbox
 * gets at most 20 a day, a network sends at most 10 of them, one a minute, and 8 are reserved for networks
 * that have sent none. So blocking an owner takes eight networks, every day again.
 * @param email normalized by the contract, so that each mailbox has one spelling
 */
export const countCode = (app: AttemptContext, email: string, network: string): Promise<CountedCode> =>
  countEmail(app, 'codes', email, network);

/**
 * Counts any e-mail that somebody asks for without being signed in, by the same limits.
 * @param what each kind has its own counters
 */
export async function countEmail(
  app: AttemptContext,
  what: string,
  email: string,
  network: string,
): Promise<CountedCode> {
  const pair = `${email} ${network}`;
  const counted: (readonly [what: string, whose: string])[] = [];
  const count = (kind: string, subject: string, limit: Limit) => {
    const counter = [kind, subject] as const;
    counted.push(counter);
    return countAttempt(app, counter, limit);
  };
  const release = async () => {
    for (const counter of counted) await releaseAttempt(app, counter);
  };

  let wait = await count(`${what} of a minute`, pair, oneAMinute);
  wait ||= await count(`${what} of a day`, pair, fromNetworkToMailbox);
  const isFirst = wait === 0 && (await count(`first ${what}`, pair, oneADay)) === 0;
  if (!isFirst) wait ||= await count(`further ${what} for`, email, furtherToMailbox);
  wait ||= await count(`${what} for`, email, toMailbox);
  // A code that is not sent does not count: a stranger's clicks would use up the owner's codes of the day.
  if (wait > 0) await release();
  return { wait, release };
}
