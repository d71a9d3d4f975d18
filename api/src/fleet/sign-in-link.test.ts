import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { suspendCompany } from '@hawiyat/shared/contract/company/review';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import { addDriver, createSignInLink, listDriverOrders } from '@hawiyat/shared/contract/fleet/drivers';
import { listTasks, signInByLink } from '@hawiyat/shared/contract/orders/driver-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrders } from '../../testing/busy-company.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const hour = 3_600_000;

/** A company with a driver who has no password. */
async function company(name = 'شركة الروابط') {
  const { id, signIn } = await server.createCompany(name);
  const token = await signIn();
  const post = (path: string, body: object = {}) => server.fetch(path, { method: 'POST', token, json: body });
  const draft = { name: 'سالم', phone: '0501234567', identityNumber: '1012345672' };
  const added = await post(addDriver.path, draft);
  const { driver } = addDriver.response.parse(await added.json());
  const path = createSignInLink.path.replace(':driverId', driver.id);
  const link = async () => {
    const answer = await post(path);
    expect(answer.status).toBe(201);
    const { link: address, expiresAt } = createSignInLink.response.parse(await answer.json());
    const [page, fragment = ''] = address.split('#');
    return { page, token: fragment, expiresAt };
  };
  return { id, token, post, driver, path, link };
}

const signInBy = (token: string) => server.fetch(signInByLink.path, { method: 'POST', json: { token } });

const codeOf = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).code];

test('a driver without a password signs in once by the link that his company sends him', async () => {
  const { driver, link } = await company();
  const sent = await link();
  expect(sent.page).toMatch(/\/driver-app$/);
  expect(new Date(sent.expiresAt).getTime()).toBeGreaterThan(Date.now() + 23.9 * hour);

  const answer = await signInBy(sent.token);
  expect(answer.status).toBe(200);
  const signedIn = signInByLink.response.parse(await answer.json());
  expect(signedIn.driver).toEqual({ id: driver.id, name: 'سالم', companyName: 'شركة الروابط' });
  const jobs = await server.fetch(listTasks.path, { token: signedIn.token });
  expect(await jobs.json()).toEqual({ jobs: [] });

  const again = await signInBy(sent.token);
  expect(await codeOf(again)).toEqual([409, 'link-over']);
});

test('a newer link, a new password and 24 hours end a link', async () => {
  const { driver, token, link } = await company();
  const first = await link();
  const second = await link();
  expect((await signInBy(first.token)).status).toBe(409);
  await server.fetch(`/api/company/drivers/${driver.id}`, {
    method: 'PATCH',
    token,
    json: { password: 'a-new-password' },
  });
  expect((await signInBy(second.token)).status).toBe(409);
  const third = await link();
  server.passTime(24 * hour);
  expect((await signInBy(third.token)).status).toBe(409);
  for (const wrong of ['', 'x', 'x'.repeat(43), 'x'.repeat(201)])
    expect((await signInBy(wrong)).status, wrong).toBeGreaterThanOrEqual(400);
});

test('nobody signs in to a suspended company or as a driver who has left', async () => {
  const { id, link } = await company();
  const sent = await link();
  await server.fetch(suspendCompany.path.replace(':companyId', id), {
    ...{ method: 'POST', token: server.operatorToken, json: { reason: 'سبب' } },
  });
  const suspended = await signInBy(sent.token);
  expect(await codeOf(suspended)).toEqual([403, 'suspended']);

  const other = await company();
  const another = await other.link();
  await server.fetch(`/api/company/drivers/${other.driver.id}`, { method: 'DELETE', token: other.token });
  expect((await signInBy(another.token)).status).toBe(409);
  expect((await other.post(other.path)).status).toBe(404);
});

test('the audit log says who made a link for whom, and the link’s page has no token and runs nothing else', async () => {
  const { token, driver, link } = await company();
  const sent = await link();
  const auditLog = await server.fetch(`${listAudit.path}?entityId=${driver.id}`, { token });
  const { entries } = listAudit.response.parse(await auditLog.json());
  const [entry] = entries;
  expect([entry?.type, entry?.subject?.name, entry?.actor.kind]).toEqual([
    'driver.link_created',
    'سالم',
    'admin',
  ]);
  expect(JSON.stringify(entries)).not.toContain(sent.token);

  const page = await server.fetch('/driver-app');
  expect(page.status).toBe(200);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('افتح التطبيق');
});

test("a driver's orders are found by state and month, page by page", async () => {
  const { id, token } = await company();
  const today = dayOf(new Date());
  const order = (n: number, status: 'completed' | 'canceled') => ({
    ...{ status, day: addDays(today, -40 * n), price: 300, hasDriver: true },
    ...{ createdAt: new Date(), completedAt: status === 'completed' ? new Date() : null },
  });
  const states = ['completed', 'canceled', 'completed', 'completed'] as const;
  const driver = await addOrders(
    server.db,
    id,
    states.map((status, n) => order(n, status)),
  );
  const path = listDriverOrders.path.replace(':driverId', driver);
  const read = async (query: Record<string, string>) => {
    const answer = await server.fetch(`${path}?${new URLSearchParams(query)}`, { token });
    expect(answer.status).toBe(200);
    return listDriverOrders.response.parse(await answer.json());
  };
  const first = await read({ state: 'completed', limit: '2' });
  expect([first.total, first.orders.length]).toEqual([3, 2]);
  const rest = await read({ state: 'completed', limit: '2', cursor: first.nextCursor ?? '' });
  expect([...first.orders, ...rest.orders].map(({ deliveryDate }) => deliveryDate)).toEqual(
    [0, 2, 3].map((n) => addDays(today, -40 * n)),
  );
  const month = addDays(today, -40).slice(0, 7);
  expect(await read({ month, limit: '50' })).toMatchObject({ total: 1, orders: [{ status: 'canceled' }] });
  expect((await read({ state: 'open', limit: '50' })).total).toBe(0);
  expect((await read({})).orders).toHaveLength(4);
  expect((await server.fetch(`${path}?month=2026-13`, { token })).status).toBe(400);
  expect((await server.fetch(path.replace(driver, 'none'), { token })).status).toBe(404);
});
