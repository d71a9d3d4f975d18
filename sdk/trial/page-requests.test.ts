import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { settled, watchRequests } from './page-requests.ts';

/** A page without a browser. @param onIdle called with the number of idle moments so far @param busy how many parts say so */
function pageOf(onIdle: (times: number) => void, busy = () => 0) {
  const events = new EventEmitter();
  let idle = 0;
  const evaluate = async () => onIdle(++idle);
  const locator = () => ({ count: async () => busy() });
  const page = Object.assign(events, { evaluate, locator }) as unknown as Page;
  return { page, events, idleMoments: () => idle };
}
const request = (resourceType: string, url = 'http://panel/r/mf-orders/1/late.js') => ({
  resourceType: () => resourceType,
  url: () => url,
});

test.each(['requestfinished', 'requestfailed'])(
  'a screen is settled only once a chunk that it has asked for has come (%s), and has run',
  async (end) => {
    const chunk = request('script');
    const { page, events, idleMoments } = pageOf((times) => {
      if (times === 10) events.emit(end, chunk);
    });
    const requests = watchRequests(page);
    events.emit('request', chunk);
    await settled(page, requests);
    expect(idleMoments()).toBe(12);
  },
);

test('a screen is not settled while a part of it says that it is busy', async () => {
  const { page, idleMoments } = pageOf(
    () => {},
    () => (idleMoments() < 5 ? 1 : 0),
  );
  await settled(page, watchRequests(page));
  expect(idleMoments()).toBe(7);
});

test('the stream of changes, which stays open, keeps no screen from being settled, and counts as asked', async () => {
  const { page, events, idleMoments } = pageOf(() => {});
  const requests = watchRequests(page);
  events.emit('request', request('fetch', 'http://panel/api/company/events'));
  await settled(page, requests);
  expect([idleMoments(), requests.count]).toEqual([3, 1]);
});

test('a page that begins to loop between two looks is told, and not waited for', async () => {
  vi.useFakeTimers();
  const { page } = pageOf(() => {});
  Object.assign(page, { locator: () => ({ count: () => new Promise(() => {}) }) });
  const told = expect(settled(page, watchRequests(page))).rejects.toThrow('did not answer for 10 s');
  await vi.advanceTimersByTimeAsync(10_000);
  await told;
  vi.useRealTimers();
});
