import type { LiveEvent } from '../contract/core/events.ts';
import { forgetPrefetched } from './prefetch.ts';

/** Null: anything may have changed, so fetch again. */
export type LiveListener = (event: LiveEvent | null) => void;

const listeners = new Set<LiveListener>();

/** Subscribes to events of the company and the marketplace in every tab. @returns a function that unsubscribes */
export function onLiveEvent(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellLiveEvent(event: LiveEvent | null): void {
  forgetPrefetched();
  for (const listener of [...listeners]) listener(event);
}
