import { forgetPrefetched } from '../client/prefetch.ts';
import type { LiveEvent } from '../contract/events.ts';

/** Hears one event, or null: anything may have happened, so fetch anew. */
export type LiveListener = (event: LiveEvent | null) => void;

const listeners = new Set<LiveListener>();

/**
 * Hears what happens in the company and in the marketplace, from whichever tab follows the stream.
 * @returns a function that ends it
 */
export function onLiveEvent(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes an event on to everybody in this page. */
export function tellLiveEvent(event: LiveEvent | null): void {
  forgetPrefetched();
  for (const listener of [...listeners]) listener(event);
}
