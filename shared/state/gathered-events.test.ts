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

const told = (id: string, type: LiveEvent['type'] = 'container.changed') =>
  tellLiveEvent({ seq: '1-1', type, id, at: '2026-11-21T09:00:00Z', data: {} });

test('what happens together is fetched once, 700 ms after the first of it', () => {
  told('a');
  vi.advanceTimersByTime(600);
  told('b', 'container.added');
  expect(fetched).toBe(0);
  vi.advanceTimersByTime(100);
  expect(fetched).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(fetched).toBe(1);
});

test('the event of an own change brings nothing, whether it comes before its answer or after', () => {
  told('a');
  expectOwnEvent('a');
  vi.advanceTimersByTime(700);
  expectOwnEvent('b');
  vi.advanceTimersByTime(5_000);
  told('b');
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(0);
});

test('a second event about what was changed here is somebody else’s, and so is one that comes much later', () => {
  expectOwnEvent('a');
  told('a');
  told('a');
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(1);
  expectOwnEvent('b');
  vi.advanceTimersByTime(10_000);
  told('b');
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(2);
});

test('what does not concern it, and what nobody would see, is not fetched', () => {
  told('a', 'driver.changed');
  vi.advanceTimersByTime(700);
  isWanted = false;
  told('a');
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(0);
});

test('after a gap in the stream anything may have happened', () => {
  expectOwnEvent('a');
  tellLiveEvent(null);
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(1);
});

test('the next company hears nothing of the one before', () => {
  told('a');
  signIn();
  vi.advanceTimersByTime(700);
  expect(fetched).toBe(0);
});
