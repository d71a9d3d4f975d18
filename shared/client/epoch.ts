import { epochHeader } from '../contract/rollouts.ts';

let latest = 0;

/** The highest number that any answer to a company has come with: above the composition's, there may be a newer one. */
export const latestEpoch = (): number => latest;

/** Looks at an answer for the number; one that has none says nothing. */
export function noteEpoch({ headers }: Response): void {
  latest = Math.max(latest, Number(headers.get(epochHeader)));
}
