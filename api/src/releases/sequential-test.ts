/** How many times as likely as a stable session a candidate's would be to fail, as each of the test's bets has it. */
const bets = [2, 4, 8, 16, 32, 64] as const;

/** What the failures so far say against the candidate: for each bet the logarithm of its likelihood ratio. */
export type SequentialTest = readonly number[];

export const startOfTest: SequentialTest = bets.map(() => 0);

/** So many sessions of each side that could have failed. */
export interface Shares {
  readonly candidate: number;
  readonly stable: number;
}

/**
 * The evidence after one more session failed. If the releases are equally good, the session is the candidate's with the
 * probability of the candidate's share; a bet says that it is likelier. No rate of failures has to be known beforehand.
 */
export function afterFailure(
  evidence: SequentialTest,
  isCandidates: boolean,
  shares: Shares,
): SequentialTest {
  // Smoothed (Laplace), so that neither side has all or nothing: what has hardly begun looks like halves.
  const share = (shares.candidate + 1) / (shares.candidate + shares.stable + 2);
  return evidence.map((log, i) => {
    const odds = share * (bets[i] ?? 1);
    const likelihood = odds / (odds + 1 - share);
    return log + Math.log(isCandidates ? likelihood / share : (1 - likelihood) / (1 - share));
  });
}

/**
 * The mean of the likelihood ratios, 1 at the beginning. Where the releases are equally good it ever reaches n with a
 * probability of at most 1/n, however often one looks (Ville's inequality).
 */
export function evidenceAgainst(evidence: SequentialTest): number {
  return evidence.reduce((sum, log) => sum + Math.exp(log), 0) / bets.length;
}
