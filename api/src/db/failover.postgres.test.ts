// @module-tag slow
import { addContainer, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { serverTemplate } from '../../testing/database.ts';
import { startPostgres, type TestPostgres, type TestStandby } from '../../testing/postgres.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { type SilentProxy, silentProxy } from '../../testing/silent-proxy.ts';
import { Hosts } from './hosts.ts';
import { openDatabase } from './open.ts';

interface Cluster {
  readonly primary: TestPostgres;
  readonly standby: TestStandby;
  readonly proxy: SilentProxy;
  readonly databaseUrl: string;
  readonly server: TestServer;
}
const clusters: Cluster[] = [];

/** A server on a primary behind a proxy, and on the standby that must have each write before it is acknowledged. */
async function startCluster(): Promise<Cluster> {
  const primary = await startPostgres();
  const pathname = await serverTemplate(primary.url);
  const standby = await primary.standby();
  const admin = new Client({
    connectionString: Object.assign(new URL(primary.url), { username: 'postgres' }).href,
  });
  await admin.connect();
  // The test databases turn it off; with it off a commit waits for nobody.
  await admin.query(`alter database ${pathname} set synchronous_commit = on`);
  await admin.query(`alter system set synchronous_standby_names = 'ANY 1 (standby)'`);
  await admin.query('select pg_reload_conf()');
  const replicas = 'select sync_state from pg_stat_replication';
  await expect.poll(async () => (await admin.query(replicas)).rows).toEqual([{ sync_state: 'quorum' }]);
  await admin.end();
  const proxy = await silentProxy(primary.url);
  const hosts = [proxy.url, standby.url].map((url) => new URL(url).host).join();
  const databaseUrl = primary.url
    .replace(new URL(primary.url).host, hosts)
    .replace(/postgres$/, `${pathname}?target_session_attrs=read-write`);
  const server = await testServer({ given: await openDatabase({ databaseUrl, dataDir: '' }) });
  const cluster = { primary, standby, proxy, databaseUrl, server };
  clusters.push(cluster);
  return cluster;
}
afterAll(async () => {
  for (const { server, proxy, primary } of clusters) {
    await server.close();
    await proxy.close();
    await primary.stop();
  }
});

const json = { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' };

test.each([
  ['is killed', ({ primary }: Cluster) => primary.crash()],
  ['falls silent', async ({ proxy }: Cluster) => proxy.fallSilent({ forNew: true })],
])(
  'when the primary %s under 20 writers and its standby is promoted, they write on within 5 s, and nothing acknowledged is lost',
  async (_, fail) => {
    const cluster = await startCluster();
    const { server, standby } = cluster;
    const token = await (await server.createCompany('شركة')).signIn();
    const heard: (string | null)[] = [];
    const stop = await server.database.listen((company) => heard.push(company));
    const acknowledged: string[] = [];
    const others = new Set<number>();
    let latest = performance.now();
    let longest = 0;
    let isOver = false;
    const writers = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        const answer = await server.fetch(addContainer.path, { method: 'POST', token, json });
        if (answer.status !== 201) {
          others.add(answer.status);
          continue;
        }
        acknowledged.push(addContainer.response.parse(await answer.json()).container.id);
        longest = Math.max(longest, performance.now() - latest);
        latest = performance.now();
      }
    });
    const more = async (count: number) => {
      const from = acknowledged.length;
      await expect.poll(() => acknowledged.length - from).toBeGreaterThan(count);
    };
    await more(100);
    const usual = longest;
    longest = 0;
    await fail(cluster);
    await standby.promote();
    await more(100);
    // The listener hears of the events since then, too.
    const before = heard.length;
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    isOver = true;
    await Promise.all(writers);
    await stop();
    expect(longest).toBeLessThan(Math.max(5_000, 10 * usual));
    expect([...others]).toEqual([503]);
    const { containers } = listContainers.response.parse(
      await (await server.fetch(listContainers.path, { token })).json(),
    );
    const stored = new Set(containers.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  },
);

test('a former primary that comes back takes writes, and gets none', async () => {
  const { primary, standby, databaseUrl } = await startCluster();
  await primary.crash();
  await standby.promote();
  await primary.restart();
  const found = new URL(await new Hosts(databaseUrl, 2_000).writable());
  expect(found.host).toBe(new URL(standby.url).host);
});
