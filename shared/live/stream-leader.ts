import { abortWith } from '../client/abort-with.ts';
import { CallError } from '../client/call-error.ts';
import { follow } from '../client/follow.ts';
import { followEvents, type LiveEvent, liveEvent } from '../contract/core/events.ts';

export type TabMessage =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'anew' }
  | { readonly kind: 'status'; readonly status: 'live' | 'cut'; readonly cursor: string | undefined };

export interface Leading {
  readonly cursor: () => string | undefined;
  readonly signal: AbortSignal;
  readonly broadcast: (message: TabMessage) => void;
}

/** Milliseconds before the second attempt; doubled after each failure. */
const firstPause = 1_000;
const longestPause = 15_000;

/** Follows the company's stream for all tabs until it is aborted, and continues where it was cut. Never throws. */
export async function leadStream({ cursor, signal, broadcast }: Leading): Promise<void> {
  let pause = firstPause;
  // Without a cursor, earlier events may be missing.
  let mayHaveMissed = cursor() === undefined;
  while (!signal.aborted) {
    // After an offline period the old stream may be dead without an error.
    const attempt = abortWith(signal);
    const reconnect = () => attempt.abort();
    window.addEventListener('online', reconnect, { signal });
    try {
      await follow(followEvents, {
        from: cursor(),
        signal: attempt.signal,
        onOpen() {
          pause = firstPause;
          if (mayHaveMissed) broadcast({ kind: 'anew' });
          mayHaveMissed = false;
          broadcast({ kind: 'status', status: 'live', cursor: cursor() });
        },
        onMessage({ name, data }) {
          if (name === 'reset') return broadcast({ kind: 'anew' });
          const event = liveEvent.safeParse(JSON.parse(data));
          // An unknown type of event still means that something has changed.
          broadcast(event.success ? { kind: 'event', event: event.data } : { kind: 'anew' });
        },
      });
    } catch (reason) {
      if (signal.aborted) return;
      if (!(reason instanceof CallError)) console.warn('The live stream was cut', reason);
    } finally {
      window.removeEventListener('online', reconnect);
    }
    if (signal.aborted) return;
    mayHaveMissed = cursor() === undefined;
    broadcast({ kind: 'status', status: 'cut', cursor: cursor() });
    if (attempt.signal.aborted) continue;
    attempt.abort();
    await wait(pause, signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: ending.signal });
    signal.addEventListener('abort', end, { signal: ending.signal });
  });
