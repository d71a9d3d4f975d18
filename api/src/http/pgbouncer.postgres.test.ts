import { addContainer, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { medianOf } from '@hawiyat/shared/testing/median';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTemplate } from '../../testing/database.ts';
import { followStream } from '../../testing/event-stream.ts';
import { hasPgBouncer, pgBouncer } from '../../testing/pgbouncer.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { openDatabase } from '../db/open.ts';
import { checkNotifications } from './check-notifications.ts';

// Where it is missing, the slow tests install it.
describe('behind PgBouncer in transaction mode', { tags: hasPgBouncer ? [] : ['slow'] }, () => {
  let postgres: TestPostgres;
  let pooler: Awaited<ReturnType<typeof pgBouncer>>;
  let direct: string;
  let pooled: string;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    const pathname = await serverTemplate(postgres.url);
    pooler = await pgBouncer(postgres.url);
    [direct, pooled] = [postgres.url, pooler.url].map(
      (url) => Object.assign(new URL(url), { pathname }).href,
    ) as [string, string];
    server = await serverOn({ databaseUrl: pooled, listenUrl: direct });
  }, 300_000);
  afterAll(async () => {
    await server?.close();
    await pooler?.stop();
    await postgres?.stop();
  });
  const serverOn = async (address: { databaseUrl: string; listenUrl?: string }) =>
    testServer({ given: await openDatabase({ ...address, dataDir: '' }) });

  const add = (token: string) =>
    server.fetch(addContainer.path, {
      method: 'POST',
      token,
      json: { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' },
    });
  const arrives = async ({ app }: TestServer) =>
    /^hawiyat_notifications_arrive (\d)$/m.exec(await app.metrics.registry.metrics())?.[1];

  test('a live event arrives within 200 ms when notifications are listened for at the database itself', async () => {
    await checkNotifications(server.app, server.database.listen);
    expect(await arrives(server)).toBe('1');
    expect(server.logs()).not.toContain('LISTEN_DATABASE_URL');
    const token = await (await server.createCompany('شركة')).signIn();
    const stream = await followStream(server, token);
    const added = () => stream.events.filter(({ type }) => type === 'container.added').length;
    const times: number[] = [];
    const calls: number[] = [];
    for (let count = 1; count <= 11; count += 1) {
      const began = performance.now();
      expect((await add(token)).status).toBe(201);
      const since = performance.now();
      calls.push(since - began);
      await stream.until(() => added() === count);
      times.push(performance.now() - since);
    }
    stream.cut();
    expect(medianOf(times).median).toBeLessThan(Math.max(200, 3 * medianOf(calls).median));
  });

  test('a server that listens through it says at its start that nothing arrives', async () => {
    const deaf = await serverOn({ databaseUrl: pooled });
    await checkNotifications(deaf.app, deaf.database.listen);
    expect(await arrives(deaf)).toBe('0');
    expect(deaf.logs()).toContain('set LISTEN_DATABASE_URL');
    await deaf.close();
  });

  test('companies that share its connections see their own rows alone', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 4 }, async (_, at) => (await server.createCompany(`شركة ${at}`)).signIn()),
    );
    const own = async (token: string, count: number) => {
      await Promise.all(Array.from({ length: count }, () => add(token)));
      const answer = await server.fetch(listContainers.path, { token });
      return listContainers.response.parse(await answer.json()).containers.length;
    };
    expect(await Promise.all(tokens.map((token, at) => own(token, at + 3)))).toEqual([3, 4, 5, 6]);
  });
});
