import { focusManager } from '@tanstack/query-core';
import { atom } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tellLiveEvent } from '../client/live-events.ts';
import { setOrigin } from '../client/origin.ts';
import { endpoint } from '../contract/core/endpoint.ts';
import type { LiveEvent } from '../contract/core/events.ts';
import * as z from '../contract/core/schema.ts';
import { listContainers } from '../contract/fleet/containers.ts';
import { endSession, startSession } from '../session/session.ts';
import { gate } from '../testing/gate.ts';
import { type ScriptedAnswer, scriptedServer } from '../testing/scripted-server.ts';
import { TestingBrowser } from '../testing/testing-browser.ts';
import { createQuery, type QueryStore } from './create-query.ts';

const path = '/api/company/weather';
const weather = (response: z.ZodMiniType) =>
  endpoint(`GET ${path}`, () => ({
    ...{ right: 'see-work', defaultMessage: 'Error' },
    query: z.object({ day: z.optional(z.string()) }),
    response,
  }));
const degrees = z.object({ degrees: z.number() });
const nowhere = 'http://127.0.0.1:9';
const unreachable = 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.';

let answer: (request: string) => ScriptedAnswer | Promise<ScriptedAnswer>;
let server: Awaited<ReturnType<typeof scriptedServer>>;
let leave: (() => void)[] = [];
let companies = 0;

beforeAll(async () => {
  server = await scriptedServer((request) => answer(request));
});
afterAll(() => server.close());

function signIn() {
  companies += 1;
  const company = { id: `company ${companies}`, name: 'شركة', identifier: '9000000001', logoUrl: null };
  startSession({ token: 'secret', user: { id: 'u1', name: 'سارة', email: 'a@b.example', company } });
}

beforeEach(() => {
  new TestingBrowser();
  setOrigin(server.url);
  signIn();
  server.requests.length = 0;
  answer = () => ({ body: { degrees: 31 } });
});
afterEach(() => {
  for (const stop of leave) stop();
  leave = [];
  focusManager.setFocused(undefined);
  endSession('signed-out');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const day$ = atom<{ query: { day?: string } } | null>({ query: {} });
const $degrees = createQuery(weather(degrees), day$, { invalidatedBy: ['container'] });

/** As a screen does. */
function read<Data>(store: QueryStore<Data>) {
  leave.push(store.listen(() => {}));
  return store.fetch();
}
const receiveEvent = (type: LiveEvent['type'], id = 'c-1') =>
  tellLiveEvent({ seq: '1-1', type, id, at: '2026-11-21T09:00:00Z', data: {} });

/** Only timers: the network has its own. */
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

test('a reader alone asks nothing; a screen that opens does, and what is known stays meanwhile', async () => {
  leave.push($degrees.listen(() => {}));
  expect($degrees.get()).toMatchObject({ data: null, loading: false, error: null });
  expect(server.requests).toEqual([]);
  await $degrees.fetch();
  expect($degrees.get()).toMatchObject({ data: { degrees: 31 }, loading: false, error: null });

  const { data } = $degrees.get();
  const again = $degrees.fetch();
  expect($degrees.get()).toMatchObject({ data: { degrees: 31 }, loading: true });
  await again;
  expect(server.requests).toHaveLength(2);
  // An equal answer is the same object, so nothing renders again.
  expect($degrees.get().data).toBe(data);
});

test('areas that need the same answer share one request and what it brought', async () => {
  const $others = createQuery(weather(degrees), atom({ query: {} }), { invalidatedBy: ['order'] });
  await Promise.all([read($degrees), read($others)]);
  expect(server.requests).toHaveLength(1);
  expect($others.get().data).toEqual({ degrees: 31 });
});

test('each area reads the shared answer by the contract that it was built with', async () => {
  const newer = weather(z.object({ degrees: z.number(), wind: z.number() }));
  const $newer = createQuery(newer, atom({ query: {} }), { invalidatedBy: ['order'] });
  answer = () => ({ body: { degrees: 31, wind: 12 } });
  leave.push($newer.listen(() => {}));
  await read($degrees);
  expect($degrees.get().data).toEqual({ degrees: 31 });
  expect($newer.get().data).toEqual({ degrees: 31, wind: 12 });

  answer = () => ({ body: { degrees: 31 } });
  await $degrees.fetch();
  expect($degrees.get().error).toBeNull();
  expect($newer.get()).toMatchObject({ data: { degrees: 31, wind: 12 }, error: 'Error' });
});

test('with another input the former answer stays, marked, until the next one is there; not beside an error', async () => {
  await read($degrees);
  const { open: arrive, opened: arrived } = gate();
  answer = async () => {
    await arrived;
    return { body: { degrees: 28 } };
  };
  day$.set({ query: { day: '2026-11-22' } });
  expect($degrees.get()).toMatchObject({ data: { degrees: 31 }, outdated: true, loading: true });
  arrive();
  await $degrees.fetch();
  expect($degrees.get()).toMatchObject({ data: { degrees: 28 }, outdated: false, loading: false });
  expect(server.requests.at(-1)).toBe(`GET ${path}?day=2026-11-22`);

  answer = () => ({ status: 400, body: { message: 'لا' } });
  day$.set({ query: { day: '1' } });
  await $degrees.fetch();
  expect($degrees.get()).toMatchObject({ data: null, error: 'لا', errorStatus: 400 });
  day$.set(null);
  expect($degrees.get()).toMatchObject({ data: null, error: null, loading: false });
  day$.set({ query: {} });
  await $degrees.fetch();
});

test('without an answer the error shows at once, beside what is known; further attempts take it away', async () => {
  await read($degrees);
  const { requests } = server;
  fakeTimers();
  setOrigin(nowhere);
  await $degrees.fetch();
  expect($degrees.get()).toMatchObject({ data: { degrees: 31 }, error: unreachable, errorStatus: 0 });
  expect($degrees.get().loading).toBe(false);
  setOrigin(server.url);
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect.poll(() => $degrees.get().error).toBeNull();
  expect(requests).toHaveLength(2);
});

test('somebody who asks again does not wait for the next attempt, and sees that it runs', async () => {
  await read($degrees);
  setOrigin(nowhere);
  await $degrees.fetch();
  setOrigin(server.url);
  const again = $degrees.fetch();
  expect($degrees.get()).toMatchObject({ error: unreachable, loading: true });
  await again;
  expect($degrees.get()).toMatchObject({ error: null, loading: false });
});

test.each([
  ['a rejection', { status: 400, body: { message: 'لا' } }, 'لا'],
  ['a failure of the server', { status: 500, body: {} }, 'Error'],
  ['an overload that names no time', { status: 503, body: { message: 'مشغول' } }, 'مشغول'],
])('%s is an answer, and is not asked for again', async (_, failed, message) => {
  answer = () => failed;
  fakeTimers();
  await read($degrees);
  expect($degrees.get()).toMatchObject({ data: null, error: message, loading: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.requests).toHaveLength(1);
});

test('an overloaded server is asked again after the time that it names', async () => {
  answer = () => ({ status: 503, headers: { 'retry-after': '5' }, body: { message: 'الخادم مشغول' } });
  fakeTimers();
  await read($degrees);
  expect($degrees.get().error).toBe('الخادم مشغول');
  answer = () => ({ body: { degrees: 31 } });
  vi.advanceTimersByTime(4_900);
  expect(server.requests).toHaveLength(1);
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  await expect.poll(() => $degrees.get().data).toEqual({ degrees: 31 });
  expect($degrees.get().error).toBeNull();
});

test('a live event asks again while the answer has readers: once for several, and after a gap in the stream', async () => {
  await read($degrees);
  fakeTimers();
  receiveEvent('driver.changed');
  vi.advanceTimersByTime(1_000);
  expect($degrees.get().loading).toBe(false);
  receiveEvent('container.changed');
  vi.advanceTimersByTime(299);
  receiveEvent('container.deleted');
  expect($degrees.get().loading).toBe(false);
  vi.advanceTimersByTime(1);
  expect($degrees.get().loading).toBe(true);
  await expect.poll(() => $degrees.get().loading).toBe(false);
  tellLiveEvent(null);
  vi.advanceTimersByTime(300);
  await expect.poll(() => server.requests.length).toBe(3);
});

test('what nobody reads is not asked for again', async () => {
  await read($degrees);
  fakeTimers();
  for (const stop of leave) stop();
  vi.advanceTimersByTime(1_000);
  receiveEvent('container.changed');
  vi.advanceTimersByTime(1_000);
  expect(server.requests).toHaveLength(1);
});

const $market = createQuery(weather(degrees), atom({ query: { day: 'market' } }), {
  invalidatedBy: ['request', 'offer'],
});

test('a change of the marketplace, which every panel hears, is asked about at a moment of its own within 3 seconds', async () => {
  await read($market);
  fakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  receiveEvent('request.placed');
  vi.advanceTimersByTime(1_000);
  receiveEvent('request.closed');
  vi.advanceTimersByTime(1_699);
  expect($market.get().loading).toBe(false);
  vi.advanceTimersByTime(1);
  expect($market.get().loading).toBe(true);
  vi.useRealTimers();
  await expect.poll(() => $market.get().loading).toBe(false);
  expect(server.requests).toHaveLength(2);
});

test('what concerns the own company is asked about at once, and answers the marketplace’s change, too', async () => {
  await read($market);
  fakeTimers();
  // A moment before the own company's events are gathered would be a request of its own.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  receiveEvent('request.closed');
  receiveEvent('offer.declined', 'o-1');
  vi.advanceTimersByTime(300);
  expect($market.get().loading).toBe(true);
  vi.useRealTimers();
  await expect.poll(() => $market.get().loading).toBe(false);
  fakeTimers();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.requests).toHaveLength(2);
});

test('a page that nobody sees asks about the marketplace when it is seen again', async () => {
  await read($market);
  fakeTimers();
  focusManager.setFocused(false);
  receiveEvent('request.placed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.requests).toHaveLength(1);
  vi.useRealTimers();
  focusManager.setFocused(true);
  await expect.poll(() => server.requests.length).toBe(2);
  await expect.poll(() => $market.get().loading).toBe(false);
});

test('an area that is content with what is known asks only when there is nothing, or something has changed it', async () => {
  await Promise.all([$degrees.ensure(), $degrees.ensure()]);
  await $degrees.ensure();
  expect(server.requests).toHaveLength(1);
  fakeTimers();
  receiveEvent('container.changed');
  vi.advanceTimersByTime(300);
  expect(server.requests).toHaveLength(1);
  await $degrees.ensure();
  expect(server.requests).toHaveLength(2);
});

test('what the HTML has prefetched is the first answer', async () => {
  const prefetched = Promise.resolve(Response.json({ containers: [] }));
  vi.stubGlobal('prefetched', {
    token: 'secret',
    answers: new Map([[server.url + listContainers.path, prefetched]]),
  });
  const $list = createQuery(listContainers, atom({ query: {} }), { invalidatedBy: ['container'] });
  await read($list);
  expect($list.get().data).toEqual({ containers: [] });
  expect(server.requests).toEqual([]);
});

test('the next company finds nothing of the one before, not even an answer that was under way', async () => {
  await read($degrees);
  const { open: arrive, opened: arrived } = gate();
  answer = async () => {
    await arrived;
    return { body: { degrees: 12 } };
  };
  const late = $degrees.fetch();
  await expect.poll(() => server.requests.length).toBe(2);
  signIn();
  expect($degrees.get()).toMatchObject({ data: null, loading: false, error: null });
  arrive();
  await late;
  expect($degrees.get().data).toBeNull();

  answer = () => ({ body: { degrees: 31 } });
  await $degrees.fetch();
  endSession('signed-out');
  expect($degrees.get().data).toBeNull();
});

test('an answer that is not to be kept is forgotten when its last reader has left', async () => {
  const $brief = createQuery(weather(degrees), atom({ query: { day: 'brief' } }), {
    ...{ invalidatedBy: ['container'], gcTime: 0 },
  });
  await read($brief);
  fakeTimers();
  for (const stop of leave) stop();
  vi.advanceTimersByTime(1_000);
  vi.advanceTimersByTime(1);
  leave.push($brief.listen(() => {}));
  expect($brief.get().data).toBeNull();
});
