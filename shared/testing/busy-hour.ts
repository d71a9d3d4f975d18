import { vi } from 'vitest';
import { tellLiveEvent } from '../client/live-events.ts';
import type { LiveEvent } from '../contract/core/events.ts';

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
 * @returns how many answers each request got meanwhile, at least, and how often it was under way at once, at most
 */
export async function busyHour({ open, body, takes, type = 'order.moved' }: BusyHour) {
  vi.useFakeTimers();
  const underWay = new Map<string, number>();
  const answers = new Map<string, number>();
  let mostAtOnce = 0;
  const network = globalThis.fetch;
  globalThis.fetch = async (url, { signal } = {}) => {
    const address = String(url);
    const now = (underWay.get(address) ?? 0) + 1;
    underWay.set(address, now);
    mostAtOnce = Math.max(mostAtOnce, now);
    try {
      await after(takes, signal);
      answers.set(address, (answers.get(address) ?? 0) + 1);
      return Response.json(body);
    } finally {
      underWay.set(address, (underWay.get(address) ?? 0) - 1);
    }
  };
  try {
    void open();
    await vi.advanceTimersByTimeAsync(takes + between);
    for (const address of answers.keys()) answers.set(address, 0);
    for (let passed = 0; passed < lasting; passed += between) {
      tellLiveEvent({ seq: '1-1', id: 'x', type, at: '2026-11-21T09:00:00Z', data: {} });
      await vi.advanceTimersByTimeAsync(between);
    }
    return { refreshes: Math.min(...answers.values()), mostAtOnce };
  } finally {
    // What is still collected or under way comes to its end by the same clock.
    await vi.advanceTimersByTimeAsync(lasting);
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
