import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '../contract/events.ts';
import { gatherEvents } from './gathered-events.ts';
import { tellLiveEvent } from './live-events.ts';
import { $session } from './session.ts';

let isWanted = true;
let fetched = 0;
const expectOwnEvent = gatherEvents({
  concerns: /^container\./,
  isWanted: () => isWanted,
  fetch: () => {
    fetched += 1;
  },
});

let companies = 0;
function signIn() {
  companies += 1;
  const company = { id: `company ${companies}`, name: 'شركة', identifier: '9000000001', logoUrl: null };
  const user = { id: 'admin', name: 'نورة', email: 'admin@example.com', company };
  $session.set({ token: 'token', user });
}

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
  isWanted = true;
  fetched = 0;
});
afterEach(() => vi.useRealTimers());

const receiveEvent = (id: string, type: LiveEvent['type'] = 'container.changed') =>
  tellLiveEvent({ seq: '1-1', type, id, at: '2026-11-21T09:00:00Z', data: {} });

test('several events cause one fetch, 700 ms after the first', () => {
  receiveEvent('a');
  vi.advanceTimersByTime(600);
  receiveEvent('b', 'container.added');
  expect(fetched).toBe(0);
  vi.advanceTimersByTime(100);
  expect(fetched).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(fetched).toBe(1);
});

test('the event of an own change causes no fetch, before or after its response', () => {
  receiveEvent('a');
  expectOwnEvent('a');
  vi.advanceTimersByTime(700);
  expectOwnEvent('b');
  vi.advanceTimersByTime(5_000);
  receiveEvent('b');
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(0);
});

test('a second or a much later event about an own change causes a fetch', () => {
  expectOwnEvent('a');
  receiveEvent('a');
  receiveEvent('a');
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(1);
  expectOwnEvent('b');
  vi.advanceTimersByTime(10_000);
  receiveEvent('b');
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(2);
});

test('an event of another type, or of data that is not shown, causes no fetch', () => {
  receiveEvent('a', 'driver.changed');
  vi.advanceTimersByTime(700);
  isWanted = false;
  receiveEvent('a');
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(0);
});

test('a gap in the stream causes a fetch', () => {
  expectOwnEvent('a');
  tellLiveEvent(null);
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(1);
});

test('events of the previous company are dropped', () => {
  receiveEvent('a');
  signIn();
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(0);
});
