import { compositionVersionHeader } from '../contract/platform/rollouts.ts';
import { noteServerTime } from '../locale/server-time.ts';

let latest = 0;

/** The highest version seen in an answer: above the page's own, there is a newer composition. */
export const latestCompositionVersion = (): number => latest;

export function noteAnswer({ headers }: Response): void {
  latest = Math.max(latest, Number(headers.get(compositionVersionHeader)));
  noteServerTime(Date.parse(headers.get('date') ?? ''));
}
