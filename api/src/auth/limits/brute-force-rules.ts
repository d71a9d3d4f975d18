/** How often somebody tried within a window. */
export interface AttemptCount {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly endsIn: number;
}

/** Earlier attempts to sign in to an account. */
export interface EarlierAttempts {
  /** From this browser or device, if it has signed in to the account before; otherwise null. */
  readonly browser: AttemptCount | null;
  /** From this network, by unknown browsers. */
  readonly here: AttemptCount;
  /** From the site that the network belongs to, by unknown browsers. */
  readonly site: AttemptCount;
  /** From all networks, by unknown browsers. */
  readonly everywhere: AttemptCount;
  /** From the site, by unknown browsers, within the hour. */
  readonly ofSite: number;
  /** Each round's attempts within the hour, and the seconds until its next turn. */
  readonly rounds: readonly TurnOrder[];
}

export interface TurnOrder {
  readonly count: number;
  readonly turnIn: number;
}

export type Decision =
  | { readonly as: 'known browser' }
  | { readonly as: 'stranger'; readonly round: number; readonly nextTurnIn: number }
  | { readonly wait: number };

/** Wrong passwords from one network, one known browser or one session. */
export const triesHere = { allowed: 10, seconds: 15 * 60 };
/** Wrong passwords from one IPv6 site. */
export const triesOfSite = { allowed: 30, seconds: 15 * 60 };
/** What one network can try in an hour; above it strangers take turns. */
export const triesEverywhere = { allowed: 40, seconds: 60 * 60 };
/** A site's first, second and third try of an hour, and all further ones. */
export const rounds = 4;
/** Sites that get their first try of an hour without a turn; so for the second and the third. */
const sitesOfRound = 60;
/** Seconds. */
export const longestTurn = 64;

/**
 * Decides whether a password may be verified. No one can lock an account: a browser that has signed in before
 * has its own attempts, a guesser uses up those of one network, and guessers from many networks make
 * strangers take turns. Turns go to whoever was served least: a site waits only for sites that have tried as seldom
 * within the hour, so that who comes from elsewhere does not wait for them at all.
 * @param factor multiplies every limit
 */
export function decision(
  { browser, here, site, everywhere, ofSite, rounds: all }: EarlierAttempts,
  factor = 1,
): Decision {
  if (browser && browser.count < triesHere.allowed * factor) return { as: 'known browser' };
  if (here.count >= triesHere.allowed * factor) return { wait: here.endsIn };
  if (site.count >= triesOfSite.allowed * factor) return { wait: site.endsIn };
  const round = Math.min(ofSite, rounds - 1);
  const { count = 0, turnIn = 0 } = all[round] ?? {};
  if (turnIn > 0) return { wait: turnIn };
  const beyond =
    round < rounds - 1
      ? count + 1 - sitesOfRound * factor
      : everywhere.count + 1 - triesEverywhere.allowed * factor;
  return { as: 'stranger', round, nextTurnIn: beyond > 0 ? Math.min(2 ** beyond, longestTurn) : 0 };
}
