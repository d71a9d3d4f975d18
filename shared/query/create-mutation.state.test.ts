import { atom } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tellLiveEvent } from '../client/live-events.ts';
import { setOrigin } from '../client/origin.ts';
import { fetchStats } from '../contract/company/dashboard.ts';
import type { LiveEvent } from '../contract/core/events.ts';
import { addContainer, listContainers } from '../contract/fleet/containers.ts';
import { listDrivers } from '../contract/fleet/drivers.ts';
import { endSession, startSession } from '../session/session.ts';
import { gate } from '../testing/gate.ts';
import { type ScriptedAnswer, scriptedServer } from '../testing/scripted-server.ts';
import { TestingBrowser } from '../testing/testing-browser.ts';
import { applyTo, createMutation } from './create-mutation.ts';
import { createQuery } from './create-query.ts';

const draft = { type: 'حاويات أنقاض', size: '12 yard', price: '450', status: 'available' } as const;
const container = (id: string) => ({
  ...draft,
  id,
  containerNumber: id,
  price: 450,
  heldByOrder: false,
  hold: null,
  version: 1,
});

let add: () => ScriptedAnswer | Promise<ScriptedAnswer>;
let list: () => ScriptedAnswer | Promise<ScriptedAnswer>;
let server: Awaited<ReturnType<typeof scriptedServer>>;
let companies = 0;
const leave: (() => void)[] = [];

beforeAll(async () => {
  server = await scriptedServer((request) => {
    if (request.startsWith('POST')) return add();
    return request.endsWith(listDrivers.path) ? { body: { drivers: [] } } : list();
  });
});
afterAll(() => server.close());

function signIn() {
  companies += 1;
  const company = { id: `company ${companies}`, name: 'شركة', identifier: '9000000001', logoUrl: null };
  startSession({ token: 'secret', user: { id: 'u1', name: 'سارة', email: 'a@b.example', company } });
}

const $containers = createQuery(listContainers, atom({ query: {} }), {
  invalidatedBy: ['container'],
  select: ({ containers }) => containers,
});
const $drivers = createQuery(listDrivers, atom({ query: {} }), { invalidatedBy: ['driver', 'container'] });
const $adding = createMutation(addContainer, {
  applies: ({ container }) => [
    applyTo(listContainers, ({ containers }) => ({ containers: [container, ...containers] })),
  ],
  invalidates: [listDrivers, fetchStats],
  id: ({ container }) => container.id,
});
const ids = () => $containers.get().data?.map((item) => item.id) ?? null;
const asked = (path: string) => server.requests.filter((request) => request === `GET ${path}`).length;

beforeEach(async () => {
  new TestingBrowser();
  setOrigin(server.url);
  signIn();
  add = () => ({ status: 201, body: { container: container('c-2') } });
  list = () => ({ body: { containers: [container('c-1')] } });
  for (const store of [$containers, $drivers, $adding]) leave.push(store.listen(() => {}));
  await Promise.all([$containers.fetch(), $drivers.fetch()]);
  server.requests.length = 0;
});
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  endSession('signed-out');
  vi.useRealTimers();
});

const receiveEvent = (type: LiveEvent['type'], id: string) =>
  tellLiveEvent({ seq: '1-1', type, id, at: '2026-11-21T09:00:00Z', data: {} });
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

test('a change shows that it is being sent, and nothing else before the answer; then the list has the answer', async () => {
  const { open: arrive, opened: arrived } = gate();
  add = async () => {
    await arrived;
    return { status: 201, body: { container: container('c-2') } };
  };
  const sent = $adding.send({ body: draft });
  expect($adding.get()).toEqual({ sending: true, error: null });
  expect(ids()).toEqual(['c-1']);
  arrive();
  expect(await sent).toEqual({ container: container('c-2') });
  expect($adding.get()).toEqual({ sending: false, error: null });
  expect(ids()).toEqual(['c-2', 'c-1']);
  expect(asked(listContainers.path)).toBe(0);
});

test('a failure leaves the list as it is and says why', async () => {
  add = () => ({ status: 400, body: { message: 'السعر مطلوب' } });
  await expect($adding.send({ body: draft })).rejects.toMatchObject({ message: 'السعر مطلوب' });
  expect($adding.get()).toEqual({ sending: false, error: 'السعر مطلوب' });
  expect(ids()).toEqual(['c-1']);
  expect(server.requests).toHaveLength(1);
});

test('an answer that breaks the contract is a failure, too', async () => {
  add = () => ({ status: 201, body: {} });
  await expect($adding.send({ body: draft })).rejects.toMatchObject({ code: 'unexpected_answer' });
  expect(ids()).toEqual(['c-1']);
});

test('what the answer says nothing of is asked again once, and the change’s own event asks nothing twice', async () => {
  await $adding.send({ body: draft });
  await expect.poll(() => asked(listDrivers.path)).toBe(1);
  await expect.poll(() => $drivers.get().loading).toBe(false);
  fakeTimers();
  receiveEvent('container.added', 'c-2');
  vi.advanceTimersByTime(300);
  expect(server.requests).toHaveLength(2);

  // A second event about the same container is somebody else's change.
  receiveEvent('container.changed', 'c-2');
  vi.advanceTimersByTime(300);
  await expect.poll(() => [asked(listContainers.path), asked(listDrivers.path)]).toEqual([1, 2]);
});

test('the event of an own change may arrive before its answer', async () => {
  const { open: arrive, opened: arrived } = gate();
  add = async () => {
    await arrived;
    return { status: 201, body: { container: container('c-2') } };
  };
  fakeTimers();
  const sent = $adding.send({ body: draft });
  await expect.poll(() => server.requests.length).toBe(1);
  receiveEvent('container.added', 'c-2');
  vi.advanceTimersByTime(300);
  expect(asked(listContainers.path)).toBe(0);
  arrive();
  await sent;
  vi.advanceTimersByTime(300);
  expect(asked(listContainers.path)).toBe(0);
});

test('a change that hangs does not keep others’ changes from the list', async () => {
  add = () => new Promise<never>(() => {});
  fakeTimers();
  void $adding.send({ body: draft }).catch(() => {});
  receiveEvent('container.deleted', 'c-1');
  vi.advanceTimersByTime(2_100);
  await expect.poll(() => asked(listContainers.path)).toBe(1);
});

test('a list that was answered before a change and arrives after it does not undo it', async () => {
  const { open: arrive, opened: arrived } = gate();
  list = async () => {
    await arrived;
    return { body: { containers: [container('c-1')] } };
  };
  const late = $containers.fetch();
  await expect.poll(() => asked(listContainers.path)).toBe(1);
  await $adding.send({ body: draft });
  list = () => ({ body: { containers: [container('c-2'), container('c-1')] } });
  arrive();
  await late;
  await expect.poll(() => $containers.get().loading).toBe(false);
  expect(ids()).toEqual(['c-2', 'c-1']);
});

test('a change of the former company is not in the list of the next one', async () => {
  const { open: arrive, opened: arrived } = gate();
  add = async () => {
    await arrived;
    return { status: 201, body: { container: container('c-2') } };
  };
  const sent = $adding.send({ body: draft });
  signIn();
  await $containers.fetch();
  arrive();
  await sent;
  expect(ids()).toEqual(['c-1']);
});
