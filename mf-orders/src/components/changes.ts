import type { Task } from './task.ts';

/** Changes that this page learned from its own requests, before the live event arrives. */
export type Change =
  | {
      readonly kind: 'assigned';
      readonly task: Pick<Task, 'kind' | 'id'>;
      readonly driverId: string;
      readonly driverName: string;
    }
  | { readonly kind: 'offered'; readonly requestId: string }
  /** The server rejected a change because the page shows stale data. */
  | { readonly kind: 'outdated' };

const listeners = new Set<(change: Change) => void>();

export const onChange = (listener: (change: Change) => void) => listeners.add(listener);

export function reportChange(change: Change): void {
  for (const listener of listeners) listener(change);
}
