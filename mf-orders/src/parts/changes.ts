import type { Job } from './job.ts';

/** What this page itself has just learned from an answer of the server, ahead of the event that tells everybody. */
export type Change =
  | {
      readonly kind: 'assigned';
      readonly job: Pick<Job, 'kind' | 'id'>;
      readonly driverId: string;
      readonly driverName: string;
    }
  | { readonly kind: 'offered'; readonly requestId: string }
  /** The server refused: something was shown otherwise than it is. */
  | { readonly kind: 'outdated' };

const listeners = new Set<(change: Change) => void>();

/** Hears every change, for whoever shows the row that it happened to. */
export const onChange = (listener: (change: Change) => void) => listeners.add(listener);

export function tellChange(change: Change): void {
  for (const listener of listeners) listener(change);
}
