import { compositionVersionHeader } from '../contract/rollouts.ts';

let latest = 0;

/** The highest version seen in an answer: above the composition's, there is a newer one. */
export const latestCompositionVersion = (): number => latest;

/** Reads the version from an answer; one without it changes nothing. */
export function noteCompositionVersion({ headers }: Response): void {
  latest = Math.max(latest, Number(headers.get(compositionVersionHeader)));
}
