import { type AttemptContext, countAttempt, type Limit, releaseAttempt } from './attempt-limit.ts';

const day = 24 * 3600;
const oneAMinute = { allowed: 1, seconds: 60 };

/** How many messages of one kind a day. */
export interface DailyNumbers {
  /** To one mailbox or phone, whoever asks. */
  readonly recipient: number;
  /** Of those, for askers that have asked before; the rest is reserved for those that have not. */
  readonly further: number;
  /** Of those, for one asker. */
  readonly asker: number;
  /** Beside them, for each browser that has signed in to the account before. */
  readonly browser?: number;
}

const usual: DailyNumbers = { recipient: 20, further: 12, asker: 10, browser: 5 };

/** Somebody who asks for a message to a mailbox or phone that may be another's. */
export interface Asking {
  /** Each kind of message has its own counters. */
  readonly what: string;
  /** Normalized, so that each mailbox or phone has one spelling. */
  readonly to: string;
  /** A network as `networkOf` has it, or a customer's id. */
  readonly asker: string;
  /** The secret of a browser that has signed in to the account before. */
  readonly device?: string | null;
}

/** A message that was counted, or must not be sent yet. */
export interface CountedMessage {
  /** Seconds until this asker or browser may ask again; 0: now. */
  readonly wait: number;
  /** Seconds until the recipient, or the browser, has messages left; 0: it has. Others may have spent them. */
  readonly spentFor: number;
  /** Uncounts a message that was not sent after all. */
  readonly release: () => Promise<void>;
}

/**
 * Counts a message before it is sent, so that no one floods a mailbox or phone: it gets at most so many a day, and a
 * part is reserved for askers that have sent none. What strangers have spent must keep no owner out: see `spentFor`.
 */
export async function countMessage(
  app: AttemptContext,
  { what, to, asker, device = null }: Asking,
  numbers: DailyNumbers = usual,
): Promise<CountedMessage> {
  const counted: (readonly [what: string, whose: string])[] = [];
  const count = (kind: string, subject: string, limit: Limit) => {
    const counter = [kind, subject] as const;
    counted.push(counter);
    return countAttempt(app, counter, limit);
  };
  const aDay = (allowed = 0) => ({ allowed, seconds: day });
  const release = async () => {
    for (const counter of counted) await releaseAttempt(app, counter);
  };

  const wait = await count(`${what} of a minute`, device ?? `${to} ${asker}`, oneAMinute);
  let spentFor = 0;
  if (wait === 0 && device !== null)
    spentFor = await count(`${what} of a browser`, device, aDay(numbers.browser));
  else if (wait === 0) {
    const site = siteOf(asker);
    for (const one of new Set([asker, site]))
      spentFor ||= await count(`${what} of a day`, `${to} ${one}`, aDay(numbers.asker));
    const isFirst = spentFor === 0 && (await count(`first ${what}`, `${to} ${site}`, aDay(1))) === 0;
    if (!isFirst) spentFor ||= await count(`further ${what} for`, to, aDay(numbers.further));
    spentFor ||= await count(`${what} for`, to, aDay(numbers.recipient));
  }
  // What is not sent does not count: a stranger's clicks would use up the owner's messages of the day.
  if (wait > 0 || spentFor > 0) await release();
  return { wait, spentFor, release };
}

/** One customer of a provider gets a /48 of IPv6, in which there are 65,536 networks. */
const siteOf = (asker: string) => asker.replace(/:[^:]*::\/64$/, '::/48');
