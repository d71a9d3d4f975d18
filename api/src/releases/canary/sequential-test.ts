/** The test's hypotheses: how many times more often a candidate's session fails than a stable one. */
const bets = [2, 4, 8, 16, 32, 64] as const;

/** For each hypothesis, the logarithm of its likelihood ratio. */
export type SequentialTest = readonly number[];

export const startOfTest: SequentialTest = bets.map(() => 0);

export interface Shares {
  readonly candidate: number;
  readonly stable: number;
}

/** Adds one failed session. With equal releases it is the candidate's with the probability of the candidate's share. */
export function afterFailure(
  test: SequentialTest,
  isCandidates: boolean,
  shares: Shares,
  hypotheses: readonly number[] = bets,
): SequentialTest {
  // Laplace smoothing: with few sessions the shares start at one half.
  const share = (shares.candidate + 1) / (shares.candidate + shares.stable + 2);
  return test.map((log, i) => {
    const odds = share * (hypotheses[i] ?? 1);
    const likelihood = odds / (odds + 1 - share);
    return log + Math.log(isCandidates ? likelihood / share : (1 - likelihood) / (1 - share));
  });
}

/** The mean likelihood ratio. With equal releases it reaches n with a probability of at most 1/n (Ville). */
export function eValueOf(test: SequentialTest): number {
  return test.reduce((sum, log) => sum + Math.exp(log), 0) / test.length;
}
