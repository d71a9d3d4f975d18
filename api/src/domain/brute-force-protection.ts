/** What was tried before, within a window. */
export interface Tried {
  readonly count: number;
  /** Seconds until it counts no more. */
  readonly endsIn: number;
}

/** What is known of an account when somebody tries to sign in to it. */
export interface Tries {
  /** By this browser, which has signed in to the account before; null: by one that has not. */
  readonly browser: Tried | null;
  /** From this network, by strangers. */
  readonly here: Tried;
  /** From all networks, by strangers. */
  readonly everywhere: Tried;
  /** Seconds until the next stranger's turn. */
  readonly turnIn: number;
}

export type Decision =
  | { readonly as: 'known browser' }
  | { readonly as: 'stranger'; readonly nextTurnIn: number }
  | { readonly wait: number };

/** So many wrong passwords from one network, or from one known browser, within a quarter of an hour. */
export const triesHere = { allowed: 10, seconds: 15 * 60 };
/** What one guesser can do in an hour from one network; from then on strangers take turns. */
export const triesEverywhere = { allowed: 40, seconds: 60 * 60 };
/** Seconds. With 40 at once it makes a hundred tries an hour, from however many networks. */
const longestTurn = 64;

/**
 * Decides whether a password is looked at. Nobody can lock an account: a browser that has signed in before has tries of
 * its own, a guesser uses up his own network's, and guessers from many networks make strangers take turns that are about
 * a minute apart at most.
 * @param factor by how much every limit is raised
 */
export function decision({ browser, here, everywhere, turnIn }: Tries, factor = 1): Decision {
  if (browser && browser.count < triesHere.allowed * factor) return { as: 'known browser' };
  if (here.count >= triesHere.allowed * factor) return { wait: here.endsIn };
  if (turnIn > 0) return { wait: turnIn };
  const beyond = everywhere.count + 1 - triesEverywhere.allowed * factor;
  return { as: 'stranger', nextTurnIn: beyond > 0 ? Math.min(2 ** beyond, longestTurn) : 0 };
}
