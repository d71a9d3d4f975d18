import { CallError } from '@hawiyat/shared/client';
import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { atom, type ReadableAtom } from 'nanostores';

export interface Answered<Value> {
  /** The last answer; null before the first. */
  readonly value: Value | null;
  readonly loading: boolean;
  /** Message of a failed request, until one succeeds; the last answer stays. */
  readonly error: string | null;
}

export interface LiveAnswer<Value, Query> {
  readonly $answer: ReadableAtom<Answered<Value>>;
  /** Makes a request, which replaces a running one. A failure goes to `$answer.error`. */
  show(query: Query): Promise<void>;
  /** Repeats the last request. */
  retry(): Promise<void>;
  /** Changes the answer here, and fetches it again. */
  change(by: (value: Value) => Value): void;
  /** Called when the screen is left: aborts a running request, and ignores events until the next one. */
  leave(): void;
}

/** Milliseconds in which several events cause one fetch. */
const together = 300;
const nothing: Answered<never> = { value: null, loading: false, error: null };

/**
 * The answer to one request, refreshed by live events while it is shown. An equal answer stays the same object, so that a
 * refresh renders nothing. It is cleared when the company changes.
 * @param source `ask` makes the call and may reuse parts of the previous answer; `concerns` selects the events that may
 * change it
 */
export function liveAnswer<Value, Query>(source: {
  ask: (query: Query, signal: AbortSignal, before: Value | null) => Promise<Value>;
  concerns: RegExp;
}): LiveAnswer<Value, Query> {
  const $answer = atom<Answered<Value>>(nothing);
  let shown: { readonly query: Query } | null = null;
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** An event arrived during a request, whose answer may be older. */
  let outdated = false;

  const stop = () => {
    running.abort();
    clearTimeout(timer);
    timer = undefined;
    outdated = false;
  };

  async function retry(): Promise<void> {
    stop();
    if (!shown) return;
    running = new AbortController();
    const { signal } = running;
    $answer.set({ ...$answer.get(), loading: true });
    try {
      const before = $answer.get().value;
      const value = await source.ask(shown.query, signal, before);
      if (signal.aborted) return;
      $answer.set({ value: sameOf(before, value), loading: false, error: null });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      $answer.set({ ...$answer.get(), loading: false, error: error.message });
    }
    if (outdated) await retry();
  }

  async function show(query: Query): Promise<void> {
    shown = { query };
    $answer.set({ ...$answer.get(), error: null });
    await retry();
  }

  function change(by: (value: Value) => Value): void {
    const now = $answer.get();
    if (now.value !== null) $answer.set({ ...now, value: by(now.value) });
    void retry();
  }

  function leave(): void {
    stop();
    shown = null;
    $answer.set({ ...$answer.get(), loading: false, error: null });
  }

  onLiveEvent((event) => {
    if (!shown || (event && !source.concerns.test(event.type))) return;
    // An event restarts neither the delay nor the request, or frequent events would prevent every answer.
    timer ??= setTimeout(() => {
      timer = undefined;
      if ($answer.get().loading) outdated = true;
      else void retry();
    }, together);
  });

  onCompanyChange(() => {
    stop();
    $answer.set(nothing);
  });

  return { $answer, show, retry, change, leave };
}

const sameOf = <Value>(before: Value | null, now: Value) =>
  before !== null && JSON.stringify(before) === JSON.stringify(now) ? before : now;
