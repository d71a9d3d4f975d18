import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addContainer, listContainers } from '../contract/fleet/containers.ts';
import { endSession, startSession } from '../session/session.ts';
import { TestingBrowser } from '../testing/testing-browser.ts';
import { call } from './call.ts';
import { tellLiveEvent } from './live-events.ts';

const user = {
  id: 'u1',
  name: 'سارة',
  email: 'admin@hawiyat.example',
  company: { id: 'c1', name: 'شركة الرواد', identifier: '9000000001', logoUrl: null },
};
const container = {
  ...{ id: 'c-1', containerNumber: 'CN-1042', type: 'حاويات أنقاض', size: '12 yard' },
  ...{ price: 450, status: 'available', heldByOrder: false, hold: null, version: 1 },
};
const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ containers: [] }));
const stubPrefetched = (token: string, answer: Promise<Response>) =>
  vi.stubGlobal('prefetched', { token, answers: new Map([[listContainers.path, answer]]) });
const list = async () => (await call(listContainers, { query: {} })).containers;

beforeEach(() => {
  new TestingBrowser();
  vi.stubGlobal('fetch', fetched);
  startSession({ token: 'secret', user });
  stubPrefetched('secret', Promise.resolve(Response.json({ containers: [container] })));
});
afterEach(() => {
  endSession('signed-out');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the first call uses the prefetched response, the next one makes a request', async () => {
  expect(await list()).toEqual([container]);
  expect(fetched).not.toHaveBeenCalled();
  expect(await list()).toEqual([]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('another query or another session does not use the prefetched response', async () => {
  await call(listContainers, { query: { status: 'rented' } });
  expect(fetched).toHaveBeenCalledTimes(1);
  startSession({ token: 'another', user });
  expect(await list()).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a response prefetched before an own change is requested again', async () => {
  const draft = { type: 'حاويات أنقاض', size: '12 yard', price: '450', status: 'available' } as const;
  await call(addContainer, { body: draft }).catch(() => {});
  expect(await list()).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a response prefetched before a live event is requested again', async () => {
  tellLiveEvent(null);
  expect(await list()).toEqual([]);
});

test('a response prefetched half a minute ago is requested again', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await list()).toEqual([]);
  vi.restoreAllMocks();
});

test('a failed prefetch fails the call, and a retry makes a request', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  lost.catch(() => {});
  stubPrefetched('secret', lost);
  await expect(list()).rejects.toMatchObject({ status: 0 });
  expect(await list()).toEqual([]);
});

test('an aborted call does not return the prefetched response', async () => {
  const leaving = new AbortController();
  const answer = call(listContainers, { query: {} }, leaving.signal);
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
});
