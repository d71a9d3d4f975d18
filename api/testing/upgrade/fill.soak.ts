import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { approveRegistration } from '@hawiyat/shared/contract/company/review';
import { moveOrder, moveSubOrder } from '@hawiyat/shared/contract/orders/driver-app';
import { assignSubOrderDriver, listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { listReleases } from '@hawiyat/shared/contract/platform/releases';
import { listRolloutLog, listRolloutStates } from '@hawiyat/shared/contract/platform/rollouts';
import { listTeams } from '@hawiyat/shared/contract/platform/teams';
import { expect, test } from 'vitest';
import { migrations } from '../../src/db/migrations/all.ts';
import { mailServer } from '../mail-server.ts';
import { marketplace } from '../marketplace.ts';
import { operate } from '../operate.ts';
import { startPostgres } from '../postgres.ts';
import { registrants } from '../registrant.ts';
import { releaseToAll } from '../release-to-all.ts';
import { sampleHost, sampleRelease } from '../sample-release.ts';
import { type TestServer, testServer } from '../server.ts';
import { publishSample, teamOf } from '../test-team.ts';
import { type FixtureDatabase, tablesOf } from './fixture-database.ts';

const commit = process.env.FIXTURE_COMMIT ?? '';

test.each(['pglite', 'postgres'])('a database of %s is filled by the calls, and kept', async (engine) => {
  expect(commit).not.toBe('');
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  const mail = await mailServer();
  const server = await testServer({ attemptFactor: 1000, smtpUrl: mail.url });
  try {
    const tokens = await work(server);
    await peopleRegister(server, mail);
    const teamToken = await releases(server);
    const paths = [listReleases, listRolloutStates, listTeams].map((item) => item.path);
    const logs = ['shell', 'mf-orders', 'mf-fleet'].map((text) =>
      listRolloutLog.path.replace(':remote', text),
    );
    const answers: Record<string, unknown> = {};
    for (const path of [...paths, ...logs])
      answers[path] = await (await server.fetch(path, { token: server.operatorToken })).json();
    const kept: FixtureDatabase = {
      ...{ commit, at: new Date().toISOString(), tokens: { ...tokens, team: teamToken } },
      ...{ answers, migrations, tables: await tablesOf(server.db) },
    };
    expect(kept.tables.filter((table) => table.rows === '[]').map((table) => table.name)).toEqual([]);
    const bytes = gzipSync(JSON.stringify(kept), { level: 9 });
    await writeFile(new URL(`${commit}-${engine}.json.gz`, import.meta.url), bytes);
    console.log(
      engine,
      bytes.length,
      kept.tables.map((table) => `${table.name} ${JSON.parse(table.rows).length}`),
    );
  } finally {
    await server.close();
    await mail.close();
    delete process.env.TEST_DATABASE_URL;
    await postgres?.stop();
  }
});

/** Two companies with orders in every state that a driver can bring about, and people who are signed in. */
async function work(server: TestServer) {
  const market = marketplace(server);
  const [mine, other] = [await market.company(12), await market.company(4)];
  const [driver, second] = [await market.driver(mine.id), await market.driver(mine.id, 'فهد الدوسري')];
  const customer = await market.customer();
  await market.place(customer.token);
  await market.offer(other.token, (await market.place(customer.token)).id);
  const move = (id: string, json: object) =>
    market.post(moveOrder.path.replace(':orderId', id), driver.token, json);
  for (const steps of [0, 1, 2, 2, 2]) {
    const order = await market.order(mine, { customerToken: customer.token, driverId: driver.id });
    if (steps > 0) await move(order.id, { status: 'in_transit' });
    if (steps > 1)
      await move(order.id, { status: 'delivered', proofOfDeliveryUrl: 'https://photos.example/1.jpg' });
  }
  const monthly = { rentalType: 'monthly', unloadCount: 2 };
  await market.order(mine, { about: monthly, driverId: second.id });
  await market.order(mine);
  await market.order(other, { customerToken: customer.token });
  const listed = listSubOrders.response.parse(
    await (await server.fetch(listSubOrders.path, { token: mine.token })).json(),
  );
  for (const { id } of listed.subOrders.slice(0, 2))
    await market.post(
      assignSubOrderDriver.path.replace(':subOrderId', id),
      mine.token,
      { driverId: driver.id },
      'PATCH',
    );
  for (const { id } of listed.subOrders.slice(0, 1))
    for (const status of ['pick_up_in_progress', 'picked_up', 'completed'])
      await market.post(moveSubOrder.path.replace(':subOrderId', id), driver.token, { status });
  return { admin: mine.token, driver: driver.token, customer: customer.token };
}

/** An approved registrant, a pending one, and one who only requested a code. */
async function peopleRegister(server: TestServer, mail: Awaited<ReturnType<typeof mailServer>>) {
  const they = registrants(server, mail);
  const { id } = await they.submitted();
  await server.fetch(approveRegistration.path.replace(/:\w+/, id), {
    method: 'POST',
    token: server.operatorToken,
  });
  await they.submitted();
  await they.send(they.newEmail());
  await server.fetch(signIn.path, {
    method: 'POST',
    json: { domain: '9000000000', email: 'nobody@example.com', password: 'wrong-password' },
  });
}

/** A host and an area that everyone has, and one with a rollout in progress and its sessions' reports. */
async function releases(server: TestServer): Promise<string> {
  await releaseToAll(server, sampleHost());
  await releaseToAll(server, sampleRelease('mf-fleet', { 'remoteEntry.js': 'fleet' }));
  await releaseToAll(server, sampleRelease('mf-orders', { 'remoteEntry.js': 'stable' }));
  const candidate = sampleRelease('mf-orders', { 'remoteEntry.js': 'candidate' });
  expect((await publishSample(server, candidate)).status).toBe(201);
  const { credentials } = await server.createCompany('شركة تجرّب');
  const include = [credentials.domain];
  const start = {
    action: 'start' as const,
    release: candidate.release.id,
    stages: [1, 25, 50, 100],
    include,
  };
  const answer = await operate(server, 'mf-orders', start);
  expect(answer.status).toBe(200);
  const signedIn = await server.fetch(signIn.path, { method: 'POST', json: credentials });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const outcomes = [{ remote: 'mf-orders', release: candidate.release.id, outcome: 'loaded' }];
  await server.fetch(reportOutcomes.path, { method: 'POST', json: { outcomes }, headers: { cookie } });
  return (await teamOf(server, 'mf-orders')).token;
}
