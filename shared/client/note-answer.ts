import { compositionVersionHeader } from '../contract/platform/rollouts.ts';
import { noteServerTime } from '../locale/server-time.ts';

let latest = 0;

/** The highest version seen in an answer: above the composition's, there is a newer one. */
export const latestCompositionVersion = (): number => latest;

/** Reads from an answer which version the composition has, and what the server's clock says; without them nothing changes. */
export function noteAnswer({ headers }: Response): void {
  latest = Math.max(latest, Number(headers.get(compositionVersionHeader)));
  noteServerTime(Date.parse(headers.get('date') ?? ''));
}
