import { CallError } from '../client/call-error.ts';
import { follow } from '../client/follow.ts';
import { followEvents, type LiveEvent, liveEvent } from '../contract/events.ts';

/** What the tab that follows the stream tells the others, and itself. */
export type Told =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  /** Something may have been missed: fetch anew. */
  | { readonly kind: 'anew' }
  | { readonly kind: 'status'; readonly status: 'live' | 'cut'; readonly place: string | undefined };

export interface Leading {
  /** The last event that was heard, to go on from there; undefined when none is known. */
  readonly place: () => string | undefined;
  readonly signal: AbortSignal;
  readonly say: (told: Told) => void;
}

/** Milliseconds between tries; doubled with each that fails. */
const firstPause = 1_000;
const longestPause = 15_000;

/**
 * Follows the company's stream for all tabs until it is aborted, and goes on where it was cut.
 * @throws nothing: a stream that cannot be had is told as `cut`, and tried again
 */
export async function leadStream({ place, signal, say }: Leading): Promise<void> {
  let pause = firstPause;
  // Whoever begins without a place has missed what happened before.
  let mayHaveMissed = place() === undefined;
  while (!signal.aborted) {
    // A stream from before the network was away may be dead without knowing it.
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
          // A type of event that this host does not know yet still means that something happened.
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

/** Waits, but no longer than until the network is back. */
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
