import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { fetchActions } from '@hawiyat/shared/contract/company/dashboard';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { createOffer, offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import { offerResults } from '@hawiyat/shared/contract/marketplace/own-offers';
import { countOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followStream } from '../../../testing/event-stream.ts';
import { type MarketCompany, marketplace } from '../../../testing/marketplace.ts';
import { demoOf, openRequestsOf, sandboxOf } from '../../../testing/sandboxes.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { startCustomerSession } from '../../auth/sessions/customer-sessions.ts';
import { asCompany, asPlatform } from '../../db/tenant.ts';
import { marketplace as real } from '../../events/event-log.ts';

// Real companies, their sandboxes and visitors' demos: nothing of one world is seen or touched in another.

let server: TestServer;
let market: ReturnType<typeof marketplace>;
let companies: Record<'real' | 'other' | 'sandbox' | 'otherSandbox' | 'demo', { id: string; token: string }>;
let worlds: Map<string, string[]>;
beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6, demo: true });
  market = marketplace(server);
  const [one, two]: MarketCompany[] = [await market.company(), await market.company()];
  if (!one || !two) throw new Error('No companies');
  const { token } = await market.customer();
  for (let i = 0; i < 3; i += 1) await market.place(token);
  companies = {
    ...{ real: one, other: two, sandbox: await sandboxOf(server, one.token) },
    ...{ otherSandbox: await sandboxOf(server, two.token), demo: await demoOf(server) },
  };
  worlds = new Map();
  for (const [name, { id }] of Object.entries(companies))
    worlds.set(name, await openRequestsOf(server, name === 'real' || name === 'other' ? real : id));
}, 60_000);
afterAll(() => server.close());

const all = () => Object.entries(companies);
async function ask<const E extends Endpoint>(endpoint: E, token: string, query = '') {
  const answer = await server.fetch(endpoint.path + query, { token });
  expect(answer.status, endpoint.path).toBe(200);
  return answer.json();
}
const seen = async (token: string, query = '') =>
  (listPendingOrders.response.parse(await ask(listPendingOrders, token, query)).orders ?? [])
    .map(({ id }) => id)
    .sort();

test('each company sees the open requests of its own world, and all of them', async () => {
  for (const [name, { token }] of all()) {
    expect(await seen(token), name).toEqual(worlds.get(name));
    expect((await seen(token, '?limit=100&skip=0')).length, name).toBe(worlds.get(name)?.length);
  }
  expect(new Set([...worlds.values()].flat()).size).toBe(3 + 8 + 8 + 8);
});

test('what waits is counted in the own world only', async () => {
  for (const [name, { id, token }] of all()) {
    const offered = await asCompany(server.db, id, (tx) =>
      tx.selectFrom('offers').select('request_id').where('status', '=', 'submitted').execute(),
    );
    const open = worlds
      .get(name)
      ?.filter((request) => !offered.some((offer) => offer.request_id === request));
    const { counts } = countOrders.response.parse(await ask(countOrders, token));
    expect(counts.newOrders, name).toBe(open?.length);
    const { data } = fetchActions.response.parse(await ask(fetchActions, token));
    expect(data.requestsWithoutOffer, name).toBe(open?.length);
    expect(await seen(token, '?applied=false'), name).toEqual(open);
  }
});

test('a search finds nothing of another world', async () => {
  for (const [name, { token }] of all())
    for (const text of ['حاويات', 'الرياض', '20'])
      for (const id of await seen(token, `?q=${encodeURIComponent(text)}`))
        expect(worlds.get(name), `${name} finds ${text}`).toContain(id);
});

test("an offer on another world's request, or guidance for one, is not found", async () => {
  for (const [name, { token }] of all())
    for (const [other, ids] of worlds) {
      const [id = ''] = ids;
      const isOwn = worlds.get(name)?.includes(id);
      const guidance = await server.fetch(`${offerGuidance.path}?globalOrderId=${id}`, { token });
      expect(guidance.status, `guidance of ${other} for ${name}`).toBe(isOwn ? 200 : 404);
      if (isOwn) continue;
      const json = { globalOrderId: id, price: 1, rentalDuration: 7 };
      const answer = await server.fetch(createOffer.path, { method: 'POST', token, json });
      expect(answer.status, `${name} offers in ${other}`).toBe(404);
    }
});

test('the database itself shows a company no row of another world, whatever the statement says', async () => {
  for (const [name, { id }] of all()) {
    const { rows } = await asCompany(server.db, id, (tx) =>
      sql<{ id: string; status: string }>`select id, status from requests`.execute(tx),
    );
    const open = rows.filter(({ status }) => status === 'open').map((row) => row.id);
    expect(open.sort(), name).toEqual(worlds.get(name));
    const counted = await asCompany(server.db, id, (tx) =>
      sql<{ n: number }>`select coalesce(sum(requests), 0)::int as n from request_counters`.execute(tx),
    );
    expect(counted.rows[0]?.n, name).toBe(['real', 'other'].includes(name) ? 3 : 0);
    const market = await asCompany(server.db, id, (tx) =>
      sql`select 1 from events where company_id <> ${id} and company_id <> ${real}`.execute(tx),
    );
    expect(market.rows, name).toEqual([]);
  }
});

test('nobody changes the world of a request, not even the platform', async () => {
  const [id = ''] = worlds.get('sandbox') ?? [];
  await asPlatform(server.db, (tx) => sql`update requests set world = ${real} where id = ${id}`.execute(tx));
  expect(await openRequestsOf(server, companies.sandbox.id)).toEqual(worlds.get('sandbox'));
});

test('a stream tells of the own marketplace only, also to one that comes back', async () => {
  const { real: company, sandbox, demo } = companies;
  const streams = await Promise.all([company, sandbox, demo].map(({ token }) => followStream(server, token)));
  const [ofReal, ofSandbox, ofDemo] = streams;
  if (!ofReal || !ofSandbox || !ofDemo) throw new Error('No streams');
  for (const stream of streams) await stream.until(({ cursor }) => cursor !== '');
  const from = ofSandbox.cursor;
  const { token } = await market.customer();
  const { id: placed } = await market.place(token);
  const tried = await customerOf(sandbox);
  const { id: simulated } = await market.place(await tried.token);
  const hears = (id: string) => (stream: { events: readonly { id: string }[] }) =>
    stream.events.some((event) => event.id === id);
  await ofReal.until(hears(placed));
  await ofSandbox.until(hears(simulated));
  // Whatever comes later has come after it.
  const { id: later } = await market.place(await (await customerOf(demo)).token);
  await ofDemo.until(hears(later));
  expect(ofReal.events.map(({ id }) => id)).not.toContain(simulated);
  expect(ofSandbox.events.map(({ id }) => id)).not.toContain(placed);
  expect(ofDemo.events.map(({ id }) => id)).not.toContain(placed);
  for (const stream of streams) stream.cut();
  const back = await followStream(server, sandbox.token, from);
  await back.until(hears(simulated));
  expect(back.events.map(({ id }) => id)).not.toContain(placed);
  back.cut();
});

/** A simulated customer of a sandbox. */
async function customerOf({ id }: { id: string }) {
  const row = await asPlatform(server.db, (tx) =>
    tx.selectFrom('customers').select('id').where('world', '=', id).limit(1).executeTakeFirstOrThrow(),
  );
  return { id: row.id, token: startCustomerSession(server.db, row.id, server.app.now()) };
}

test('an accepted offer of a sandbox is in its own figures and auditLog, and in nobody else’s', async () => {
  const { sandbox, real: company } = companies;
  const results = async () =>
    JSON.stringify(offerResults.response.parse(await ask(offerResults, company.token)));
  const before = await results();
  const customer = await customerOf(sandbox);
  // Chance decides which kinds a world has free.
  const { containers } = listContainers.response.parse(await ask(listContainers, sandbox.token));
  const free = containers.find(({ status }) => status === 'available');
  const request = await market.place(await customer.token, {
    ...{ containerType: free?.type, containerSize: free?.size },
  });
  const offer = await market.offer(sandbox.token, request.id, 99_999);
  await market.accept(await customer.token, request.id, offer.id);
  expect(await results()).toBe(before);
  const auditLog = listAudit.response.parse(await ask(listAudit, sandbox.token)).entries;
  expect(auditLog.map(({ type }) => type)).toContain('order.created');
  expect(auditLog.filter(({ type }) => type.startsWith('request.'))).toEqual([]);
});
