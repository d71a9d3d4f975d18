import { atom } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tellLiveEvent } from '../client/live-events.ts';
import { setOrigin } from '../client/origin.ts';
import { endpoint } from '../contract/core/endpoint.ts';
import { pageEnd, pageQuery } from '../contract/core/paging.ts';
import * as z from '../contract/core/schema.ts';
import { endSession, startSession } from '../session/session.ts';
import { type ScriptedAnswer, scriptedServer } from '../testing/scripted-server.ts';
import { TestingBrowser } from '../testing/testing-browser.ts';
import { createCursorQuery } from './create-cursor-query.ts';

const listNumbers = endpoint('GET /api/company/numbers', () => ({
  ...{ right: 'see-work', defaultMessage: 'Error' },
  query: z.object({ from: z.optional(z.string()), ...pageQuery }),
  response: z.object({ numbers: z.array(z.object({ id: z.number() })), ...pageEnd }),
}));

let numbers: number[];
let failure: ScriptedAnswer | null;
let server: Awaited<ReturnType<typeof scriptedServer>>;
let leave: () => void;
let companies = 0;

/** The cursor is the last number of the page before. */
function answer(request: string): ScriptedAnswer {
  const asked = new URL(request.replace('GET ', ''), 'http://x').searchParams;
  const after = Number(asked.get('cursor') ?? asked.get('from') ?? 0);
  const rest = numbers.filter((n) => n > after);
  const page = rest.slice(0, Number(asked.get('limit')));
  const nextCursor = rest.length > page.length ? String(page.at(-1)) : null;
  return failure ?? { body: { numbers: page.map((id) => ({ id })), nextCursor } };
}

const input$ = atom<{ query: { from?: string } } | null>(null);
const $numbers = createCursorQuery(listNumbers, input$, {
  invalidatedBy: ['order'],
  select: ({ numbers, nextCursor = null }) => ({ rows: numbers, cursor: nextCursor }),
});
const ids = () => $numbers.get().rows?.map(({ id }) => id) ?? null;
const upTo = (length: number) => Array.from({ length }, (_, at) => at + 1);

function signIn() {
  companies += 1;
  const company = { id: `company ${companies}`, name: 'شركة', identifier: '9000000001', logoUrl: null };
  startSession({ token: 'secret', user: { id: 'u1', name: 'سارة', email: 'a@b.example', company } });
}

beforeAll(async () => {
  server = await scriptedServer(answer);
});
afterAll(() => server.close());
beforeEach(async () => {
  new TestingBrowser();
  setOrigin(server.url);
  signIn();
  [numbers, failure] = [upTo(120), null];
  leave = $numbers.listen(() => {});
  input$.set({ query: {} });
  await $numbers.fetch();
  server.requests.length = 0;
});
afterEach(() => {
  input$.set(null);
  leave();
  endSession('signed-out');
});

test('page after page is asked for until the list ends', async () => {
  expect([ids(), $numbers.get().hasMore]).toEqual([upTo(50), true]);
  await $numbers.fetchMore();
  expect([ids(), $numbers.get().hasMore]).toEqual([upTo(100), true]);
  await $numbers.fetchMore();
  expect([ids(), $numbers.get().hasMore]).toEqual([upTo(120), false]);
  await $numbers.fetchMore();
  expect(server.requests.map((request) => request.split('cursor=')[1])).toEqual(['50', '100']);
});

test('a live event refreshes the pages that are shown: no row is missing, none is twice', async () => {
  await $numbers.fetchMore();
  numbers = [0.5, ...upTo(120).filter((n) => n !== 7)];
  tellLiveEvent({ seq: '1-1', type: 'order.created', id: 'o-1', at: '2026-11-21T09:00:00Z', data: {} });
  await expect.poll(() => ids()?.[0]).toBe(0.5);
  expect(ids()).toEqual(numbers.slice(0, 100));
});

test('a failure stands beside the rows, and another input begins at the top', async () => {
  failure = { status: 400, body: { message: 'لا' } };
  await $numbers.fetchMore();
  expect($numbers.get()).toMatchObject({ error: 'لا', loading: false });
  expect(ids()).toEqual(upTo(50));
  failure = null;
  await $numbers.fetchMore();
  expect([ids()?.length, $numbers.get().error]).toEqual([100, null]);
  input$.set({ query: { from: '80' } });
  await $numbers.fetch();
  expect(ids()).toEqual(upTo(120).slice(80));
});

test('the next company finds nothing of the one before', async () => {
  const late = $numbers.fetchMore();
  signIn();
  await late;
  expect($numbers.get()).toMatchObject({ rows: null, loading: false, error: null });
});
