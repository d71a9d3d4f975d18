import { compositionVersionHeader } from '../contract/rollouts.ts';

let latest = 0;

/** The highest number that any answer to a company has come with: above the composition's, there may be a newer one. */
export const latestCompositionVersion = (): number => latest;

/** Looks at an answer for the number; one that has none says nothing. */
export function noteCompositionVersion({ headers }: Response): void {
  latest = Math.max(latest, Number(headers.get(compositionVersionHeader)));
}
