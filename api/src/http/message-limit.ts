import { type AttemptContext, countAttempt, type Limit, releaseAttempt } from './attempt-limit.ts';

const day = 24 * 3600;
const oneAMinute = { allowed: 1, seconds: 60 };

export interface DailyNumbers {
  /** To one mailbox or phone, from all askers. */
  readonly recipient: number;
  /** Of those, for askers that have asked before; new askers get the rest. */
  readonly further: number;
  /** Of those, for one asker. */
  readonly asker: number;
  /** In addition, for each browser that has signed in to the account before. */
  readonly browser?: number;
}

const defaultNumbers: DailyNumbers = { recipient: 20, further: 12, asker: 10, browser: 5 };

export interface Asking {
  readonly what: string;
  /** Normalized, so that each mailbox or phone has one spelling. */
  readonly to: string;
  /** A network as `networkOf` returns it, or a customer's id. */
  readonly asker: string;
  readonly device?: string | null;
}

export interface CountedMessage {
  /** Seconds until this asker or browser may ask again; 0: now. */
  readonly wait: number;
  /** Seconds until the recipient or browser has messages left, which strangers may have used up; 0: has some. */
  readonly spentFor: number;
  readonly release: () => Promise<void>;
}

/** Keeps strangers from flooding a mailbox, and from using up its owner's messages (`spentFor`). */
export async function countMessage(
  app: AttemptContext,
  { what, to, asker, device = null }: Asking,
  numbers: DailyNumbers = defaultNumbers,
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

/** A provider gives one customer a /48 of IPv6, which holds 65,536 networks. */
const siteOf = (asker: string) => asker.replace(/:[^:]*::\/64$/, '::/48');
