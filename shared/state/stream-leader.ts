import { CallError } from '../client/call-error.ts';
import { follow } from '../client/follow.ts';
import { followEvents, type LiveEvent, liveEvent } from '../contract/events.ts';

/** Messages of the tab that follows the stream. */
export type TabMessage =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  /** Something may have been missed: fetch again. */
  | { readonly kind: 'anew' }
  | { readonly kind: 'status'; readonly status: 'live' | 'cut'; readonly place: string | undefined };

export interface Leading {
  /** Cursor of the last event; undefined when there is none. */
  readonly place: () => string | undefined;
  readonly signal: AbortSignal;
  readonly say: (message: TabMessage) => void;
}

/** Milliseconds before the second attempt; doubled after each failure. */
const firstPause = 1_000;
const longestPause = 15_000;

/**
 * Follows the company's stream for all tabs until it is aborted, and continues where it was cut.
 * @throws nothing: a failed stream is announced as `cut` and tried again
 */
export async function leadStream({ place, signal, say }: Leading): Promise<void> {
  let pause = firstPause;
  // Without a cursor, earlier events may be missing.
  let mayHaveMissed = place() === undefined;
  while (!signal.aborted) {
    // A stream from before the network was away may be dead unnoticed.
    const networkIsBack = new AbortController();
    const startAnew = () => networkIsBack.abort();
    window.addEventListener('online', startAnew, { signal });
    try {
      await follow(followEvents, {
        from: place(),
        signal: AbortSignal.any([signal, networkIsBack.signal]),
        onOpen() {
          pause = firstPause;
          if (mayHaveMissed) say({ kind: 'anew' });
          mayHaveMissed = false;
          say({ kind: 'status', status: 'live', place: place() });
        },
        onMessage({ name, data }) {
          if (name === 'reset') return say({ kind: 'anew' });
          const event = liveEvent.safeParse(JSON.parse(data));
          // An unknown type of event still means that something has changed.
          say(event.success ? { kind: 'event', event: event.data } : { kind: 'anew' });
        },
      });
    } catch (reason) {
      if (signal.aborted) return;
      if (!(reason instanceof CallError)) console.warn('The live stream was cut', reason);
    } finally {
      window.removeEventListener('online', startAnew);
    }
    if (signal.aborted) return;
    mayHaveMissed = place() === undefined;
    say({ kind: 'status', status: 'cut', place: place() });
    if (networkIsBack.signal.aborted) continue;
    await wait(pause, signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

/** Waits, but not beyond the return of the network. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}
