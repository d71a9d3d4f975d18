import { entryHeader } from '../contract/core/undo.ts';
import { compositionVersionHeader } from '../contract/platform/rollouts.ts';
import { noteServerTime } from '../locale/server-time.ts';

let latest = 0;
let entry = 0;

/** The highest version seen in an answer: above the page's own, there is a newer composition. */
export const latestCompositionVersion = (): number => latest;

/** The newest entry of the audit log that a change of this page has made. */
export const latestEntry = (): string | undefined => (entry === 0 ? undefined : String(entry));

export function noteAnswer({ headers }: Response): void {
  latest = Math.max(latest, Number(headers.get(compositionVersionHeader)));
  entry = Math.max(entry, Number(headers.get(entryHeader)));
  noteServerTime(Date.parse(headers.get('date') ?? ''));
}
