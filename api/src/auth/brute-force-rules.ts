/** How often somebody tried within a window. */
export interface AttemptCount {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly endsIn: number;
}

/** Earlier attempts to sign in to an account. */
export interface EarlierAttempts {
  /** From this browser, if it has signed in to the account before; otherwise null. */
  readonly browser: AttemptCount | null;
  /** From this network, by unknown browsers. */
  readonly here: AttemptCount;
  /** From all networks, by unknown browsers. */
  readonly everywhere: AttemptCount;
  /** Seconds until the next stranger's turn. */
  readonly turnIn: number;
}

export type Decision =
  | { readonly as: 'known browser' }
  | { readonly as: 'stranger'; readonly nextTurnIn: number }
  | { readonly wait: number };

/** Wrong passwords from one network or one known browser. */
export const triesHere = { allowed: 10, seconds: 15 * 60 };
/** What one network can try in an hour; above it strangers take turns. */
export const triesEverywhere = { allowed: 40, seconds: 60 * 60 };
/** Seconds. With 40 at once this allows a hundred attempts an hour, from any number of networks. */
const longestTurn = 64;

/**
 * Decides whether a password may be verified. No one can lock an account: a browser that has signed in before
 * has its own attempts, a guesser uses up those of one network, and guessers from many networks make
 * strangers take turns, about a minute apart at most.
 * @param factor multiplies every limit
 */
export function decision({ browser, here, everywhere, turnIn }: EarlierAttempts, factor = 1): Decision {
  if (browser && browser.count < triesHere.allowed * factor) return { as: 'known browser' };
  if (here.count >= triesHere.allowed * factor) return { wait: here.endsIn };
  if (turnIn > 0) return { wait: turnIn };
  const beyond = everywhere.count + 1 - triesEverywhere.allowed * factor;
  return { as: 'stranger', nextTurnIn: beyond > 0 ? Math.min(2 ** beyond, longestTurn) : 0 };
}
