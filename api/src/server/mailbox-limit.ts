import { type AttemptContext, countAttempt, type Limit, releaseAttempt } from './attempt-limit.ts';

const day = 24 * 3600;
const oneAMinute = { allowed: 1, seconds: 60 };

/** How many e-mails of one kind a day. */
export interface DailyNumbers {
  /** To one mailbox, whoever asks. */
  readonly mailbox: number;
  /** Of those, for networks that have asked before; the rest is reserved for those that have not. */
  readonly further: number;
  /** Of those, for one network. */
  readonly network: number;
  /** Beside them, for each browser that has signed in to the account before. */
  readonly browser: number;
}

const usual: DailyNumbers = { mailbox: 20, further: 12, network: 10, browser: 5 };

/** Who asks for an e-mail without being signed in. */
export interface Asking {
  /** Each kind of e-mail has its own counters. */
  readonly what: string;
  /** Normalized by the contract, so that each mailbox has one spelling. */
  readonly email: string;
  /** As `networkOf` has it. */
  readonly network: string;
  /** The secret of a browser that has signed in to the account before. */
  readonly device?: string | null;
}

/** An e-mail that was counted, or must not be sent yet. */
export interface CountedEmail {
  /** Seconds until this network or browser may ask again; 0: now. */
  readonly wait: number;
  /** Seconds until the mailbox, or the browser, has e-mails left; 0: it has. Others may have spent them. */
  readonly spentFor: number;
  /** Uncounts an e-mail that was not sent after all. */
  readonly release: () => Promise<void>;
}

/**
 * Counts an e-mail before it is sent, so that no one floods a mailbox: it gets at most so many a day, and a part is
 * reserved for networks that have sent none. What strangers have spent must not keep the owner out: see `spentFor`.
 */
export async function countEmail(
  app: AttemptContext,
  { what, email, network, device = null }: Asking,
  numbers: DailyNumbers = usual,
): Promise<CountedEmail> {
  const counted: (readonly [what: string, whose: string])[] = [];
  const count = (kind: string, subject: string, limit: Limit) => {
    const counter = [kind, subject] as const;
    counted.push(counter);
    return countAttempt(app, counter, limit);
  };
  const aDay = (allowed: number) => ({ allowed, seconds: day });
  const release = async () => {
    for (const counter of counted) await releaseAttempt(app, counter);
  };

  const wait = await count(`${what} of a minute`, device ?? `${email} ${network}`, oneAMinute);
  let spentFor = 0;
  if (wait === 0 && device !== null)
    spentFor = await count(`${what} of a browser`, device, aDay(numbers.browser));
  else if (wait === 0) {
    const networks = new Set([network, siteOf(network)]);
    for (const one of networks)
      spentFor ||= await count(`${what} of a day`, `${email} ${one}`, aDay(numbers.network));
    const isFirst =
      spentFor === 0 && (await count(`first ${what}`, `${email} ${siteOf(network)}`, aDay(1))) === 0;
    if (!isFirst) spentFor ||= await count(`further ${what} for`, email, aDay(numbers.further));
    spentFor ||= await count(`${what} for`, email, aDay(numbers.mailbox));
  }
  // What is not sent does not count: a stranger's clicks would use up the owner's e-mails of the day.
  if (wait > 0 || spentFor > 0) await release();
  return { wait, spentFor, release };
}

/** One customer of a provider gets a /48 of IPv6, in which there are 65,536 networks. */
const siteOf = (network: string) => network.replace(/:[^:]*::\/64$/, '::/48');
