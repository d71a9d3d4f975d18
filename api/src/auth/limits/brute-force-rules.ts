export interface AttemptCount {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly endsIn: number;
}

export interface EarlierAttempts {
  /** Null: this browser or device has not signed in to the account before. */
  readonly browser: AttemptCount | null;
  /** From this network; like the next fields, by unknown browsers. */
  readonly here: AttemptCount;
  /** From the network's IPv6 site. */
  readonly site: AttemptCount;
  readonly everywhere: AttemptCount;
  /** Within the hour. */
  readonly ofSite: number;
  /** Attempts of each round within the hour, and seconds until its next turn. */
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
export const triesOfSite = { allowed: 30, seconds: 15 * 60 };
/** One network can try so often in an hour; above it strangers take turns. */
export const triesEverywhere = { allowed: 40, seconds: 60 * 60 };
/** A site's first, second and third try of an hour, and all its further ones. */
export const rounds = 4;
/** Sites that need no turn within one of the first three rounds. */
const sitesOfRound = 60;
/** Seconds. */
export const longestTurn = 64;

/**
 * A known browser has its own attempts, a guesser uses up those of one network, and guessers in many networks make
 * strangers take turns, so that nobody can lock an account. A site waits only for sites that tried as seldom.
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
