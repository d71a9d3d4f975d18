import { CallError } from '@hawiyat/shared/client';
import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { atom, type ReadableAtom } from 'nanostores';

export interface Answered<Value> {
  /** What the server last answered; null before its first answer. */
  readonly value: Value | null;
  readonly loading: boolean;
  /** Why the last question failed, until one succeeds; what was known before stays. */
  readonly error: string | null;
}

export interface LiveAnswer<Value, Query> {
  readonly $answer: ReadableAtom<Answered<Value>>;
  /** Asks the server; a newer question takes the place of one that is under way. Failure ends up in `$answer.error`. */
  show(query: Query): Promise<void>;
  /** Asks the same again. */
  retry(): Promise<void>;
  /** Brings what another answer has told into this one, and asks again for what follows of it. */
  change(by: (value: Value) => Value): void;
  /** Nobody looks any more: what is under way is aborted, and events bring nothing until it is shown again. */
  leave(): void;
}

/** Milliseconds in which what happens together is fetched once. */
const together = 300;
const nothing: Answered<never> = { value: null, loading: false, error: null };

/**
 * What the server says to one question, followed live while somebody looks. An answer that says the same as the one before
 * stays the same object, so that a refresh draws nothing again. Empties itself when the company changes.
 * @param source `ask` makes the call, and may keep what did not change of the answer before; `concerns` says which events
 * may change it
 */
export function liveAnswer<Value, Query>(source: {
  ask: (query: Query, signal: AbortSignal, before: Value | null) => Promise<Value>;
  concerns: RegExp;
}): LiveAnswer<Value, Query> {
  const $answer = atom<Answered<Value>>(nothing);
  let shown: { readonly query: Query } | null = null;
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Something happened while an answer was on its way: it may be from before. */
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
    // Neither the wait nor the call begins again with each event, or a busy hour would never see its answer.
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
