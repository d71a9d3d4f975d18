import { atom } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tellLiveEvent } from '../client/live-events.ts';
import { setOrigin } from '../client/origin.ts';
import { endpoint } from '../contract/core/endpoint.ts';
import { placeQuery } from '../contract/core/paging.ts';
import * as z from '../contract/core/schema.ts';
import { endSession, startSession } from '../session/session.ts';
import { type ScriptedAnswer, scriptedServer } from '../testing/scripted-server.ts';
import { TestingBrowser } from '../testing/testing-browser.ts';
import { client } from './client.ts';
import { createPagedQuery } from './create-paged-query.ts';
import { rowAt } from './pages.ts';

const listNumbers = endpoint('GET /api/company/numbers', () => ({
  ...{ right: 'see-work', defaultMessage: 'Error' },
  query: z.object({ from: z.optional(z.string()), ...placeQuery }),
  response: z.object({ numbers: z.array(z.object({ n: z.number() })), total: z.number() }),
}));

let length: number;
let failure: ScriptedAnswer | null;
let server: Awaited<ReturnType<typeof scriptedServer>>;
let leave: () => void;
let companies = 0;

/** Counts from `from` on. */
function answer(request: string): ScriptedAnswer {
  const asked = new URL(request.replace('GET ', ''), 'http://x').searchParams;
  const [from, skip, limit] = ['from', 'skip', 'limit'].map((name) => Number(asked.get(name))) as [
    number,
    number,
    number,
  ];
  const numbers = Array.from({ length: Math.max(0, Math.min(limit, length - skip)) }, (_, at) => ({
    n: from + skip + at,
  }));
  return failure ?? { body: { numbers, total: length } };
}

function signIn() {
  companies += 1;
  const company = { id: `company ${companies}`, name: 'شركة', identifier: '9000000001', logoUrl: null };
  startSession({ token: 'secret', user: { id: 'u1', name: 'سارة', email: 'a@b.example', company } });
}

const input$ = atom<{ query: { from?: string } } | null>(null);
const $numbers = createPagedQuery(listNumbers, input$, {
  invalidatedBy: ['order'],
  select: ({ numbers, total }) => ({ rows: numbers, total }),
});
const at = (index: number) => rowAt($numbers.get().pages, index)?.n;
const pages = () => [...$numbers.get().pages.keys()].toSorted((a, b) => a - b);

beforeAll(async () => {
  server = await scriptedServer(answer);
});
afterAll(() => server.close());

beforeEach(async () => {
  new TestingBrowser();
  setOrigin(server.url);
  signIn();
  length = 1_000;
  failure = null;
  leave = $numbers.listen(() => {});
  input$.set({ query: { from: '0' } });
  await $numbers.fetch();
  server.requests.length = 0;
});
afterEach(() => {
  leave();
  input$.set(null);
  endSession('signed-out');
});

test('a list begins with its first page and knows its length', () => {
  expect($numbers.get()).toMatchObject({ total: 1_000, loading: false, error: null, outdated: false });
  expect([pages(), at(0), at(49), at(50)]).toEqual([[0], 0, 49, undefined]);
});

test('a page that scrolls into sight is asked for once, and one that is near by stays', async () => {
  $numbers.setVisibleRange({ first: 95, last: 120 });
  await expect.poll(() => [at(95), at(120)]).toEqual([95, 120]);
  $numbers.setVisibleRange({ first: 0, last: 20 });
  $numbers.setVisibleRange({ first: 95, last: 120 });
  expect([pages(), at(120)]).toEqual([[0, 1, 2], 120]);
  expect(server.requests).toHaveLength(2);
});

test('pages far from the visible ones are forgotten, so memory does not grow with the distance', async () => {
  for (let first = 50; first < 1_000; first += 50) {
    $numbers.setVisibleRange({ first, last: first + 20 });
    await expect.poll(() => at(first)).toBe(first);
  }
  expect(pages()).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
  expect(client.getQueryCache().findAll({ queryKey: [listNumbers.path, input$.get()] })).toHaveLength(8);
  server.requests.length = 0;
  $numbers.setVisibleRange({ first: 600, last: 620 });
  $numbers.setVisibleRange({ first: 0, last: 20 });
  await expect.poll(() => at(0)).toBe(0);
  expect(server.requests).toHaveLength(1);
});

test('after a change the visible pages are asked for again, and the others when they come into sight', async () => {
  $numbers.setVisibleRange({ first: 60, last: 80 });
  await expect.poll(() => at(60)).toBe(60);
  server.requests.length = 0;
  length = 900;
  tellLiveEvent(null);
  await expect.poll(() => $numbers.get().total).toBe(900);
  expect([pages(), server.requests]).toEqual([[1], [`GET ${listNumbers.path}?from=0&skip=50&limit=50`]]);
  $numbers.setVisibleRange({ first: 0, last: 20 });
  await expect.poll(() => at(0)).toBe(0);
});

test('a list that became shorter shows its last page', async () => {
  $numbers.setVisibleRange({ first: 960, last: 999 });
  await expect.poll(() => at(999)).toBe(999);
  length = 120;
  await $numbers.fetch();
  await expect.poll(() => at(119)).toBe(119);
  expect($numbers.get().total).toBe(120);
});

test('with another input the rows stay, marked, and begin at the top; a failure stands beside them', async () => {
  $numbers.setVisibleRange({ first: 60, last: 80 });
  input$.set({ query: { from: '5000' } });
  expect($numbers.get()).toMatchObject({ outdated: true, loading: true, total: 1_000 });
  await $numbers.fetch();
  expect([$numbers.get().outdated, at(0)]).toEqual([false, 5_000]);

  failure = { status: 400, body: { message: 'لا' } };
  input$.set({ query: { from: '1' } });
  await $numbers.fetch();
  expect($numbers.get()).toMatchObject({ outdated: true, error: 'لا', loading: false });
});

test('a list that was left is known when it is shown again; one with another input starts empty', async () => {
  input$.set(null);
  expect($numbers.get().total).toBeNull();
  input$.set({ query: { from: '0' } });
  expect([at(0), $numbers.get().loading]).toEqual([0, true]);
  input$.set(null);
  input$.set({ query: { from: '7' } });
  expect($numbers.get()).toMatchObject({ total: null, outdated: false });
});

test('the next company finds nothing of the one before', async () => {
  const late = $numbers.fetch();
  signIn();
  await late;
  expect($numbers.get()).toMatchObject({ total: null, loading: false, error: null });
});
