import { vi } from 'vitest';
import type { LiveEvent } from '../contract/events.ts';
import { tellLiveEvent } from '../state/live-events.ts';

/** Milliseconds. */
const lasting = 10_000;
const between = 150;

interface BusyHour {
  /** Opens the screen. */
  readonly open: () => unknown;
  /** What the server answers. */
  readonly body: object;
  /** Milliseconds that it takes for that. */
  readonly takes: number;
  readonly type?: LiveEvent['type'];
}

/**
 * Lets an event arrive every 150 ms for ten seconds, by a clock that the test moves.
 * @returns how many answers arrived meanwhile, and how many requests were under way at once
 */
export async function busyHour({ open, body, takes, type = 'order.moved' }: BusyHour) {
  vi.useFakeTimers();
  let underWay = 0;
  let mostAtOnce = 0;
  let answers = 0;
  const network = globalThis.fetch;
  globalThis.fetch = async (_, { signal } = {}) => {
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    try {
      await after(takes, signal);
      answers += 1;
      return Response.json(body);
    } finally {
      underWay -= 1;
    }
  };
  try {
    void open();
    await vi.advanceTimersByTimeAsync(takes + between);
    answers = 0;
    for (let passed = 0; passed < lasting; passed += between) {
      tellLiveEvent({ seq: '1-1', id: 'x', type, at: '2026-11-21T09:00:00Z', data: {} });
      await vi.advanceTimersByTimeAsync(between);
    }
    return { refreshes: answers, mostAtOnce };
  } finally {
    globalThis.fetch = network;
    vi.useRealTimers();
  }
}

const after = (milliseconds: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
