import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startSession } from '../src/auth/sign-in/start-session.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { asSignIn } from '../src/db/tenant.ts';
import { defaultTimeouts } from '../src/db/timeouts.ts';
import { addManyOrders } from '../testing/companies-of-orders.ts';
import { addCompany } from '../testing/data-folder.ts';
import { postgresDatabase } from '../testing/postgres-database.ts';
import { callsTo } from '../testing/server.ts';
import { startBuilt } from './built-server.ts';

const many = 400_000;
const fewer = 20_000;

test('long lists are read whole within a small heap, and readers who take their time slow nobody down', {
  timeout: 900_000,
}, async () => {
  const postgres = await postgresDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-lists-'));
  const { db, close } = await openDatabase({
    databaseUrl: postgres.url,
    dataDir,
    // Inserting hundreds of thousands of rows takes longer than a call may.
    timeouts: { ...defaultTimeouts, statement: 600_000 },
  });
  await migrate(db);
  await sql`alter table orders drop constraint orders_request_id_fkey, drop constraint orders_company_id_offer_id_fkey`.execute(
    db,
  );
  const tokens: string[] = [];
  for (const [n, orders] of [many, ...Array.from({ length: 10 }, () => fewer), 30].entries()) {
    const { id } = await addCompany(db, `91000000${String(n).padStart(2, '0')}`, 'شركة');
    await addManyOrders(db, id, orders);
    tokens.push(await signedIn(db, id));
  }
  await sql`analyze`.execute(db);
  await close();
  const server = await startBuilt({
    ...{ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMIT_FACTOR: '100000', DATABASE_URL: postgres.url },
    NODE_OPTIONS: '--max-old-space-size=512',
  });
  try {
    const [large = '', ...rest] = tokens;
    const other = rest.pop() ?? '';
    const whole = async () => {
      const answer = await callsTo(server.url)(listAcceptedOrders.path, { token: large });
      const { orders } = listAcceptedOrders.response.parse(await answer.json());
      return orders.length;
    };
    expect(await Promise.all([whole(), whole()])).toEqual([many, many]);

    const calls = async () => {
      const times: number[] = [];
      for (let i = 0; i < 300; i++) {
        const began = performance.now();
        const answer = await callsTo(server.url)(`${listContainers.path}?limit=20`, { token: other });
        await answer.text();
        times.push(performance.now() - began);
      }
      return times.sort((a, b) => a - b)[150] ?? 0;
    };
    await calls();
    const alone = await calls();
    const readers = await Promise.all([...rest, ...rest].map((text) => slowReader(server.url, text)));
    const beside = await calls();
    expect(readers.filter((reader) => reader.status() === 200)).toHaveLength(20);
    for (const reader of readers) reader.stop();
    console.log(
      `two lists of ${many} orders within 512 MB; median call ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside 20 readers at 1 KB/s`,
    );
    expect(beside / alone).toBeLessThan(1.5);
  } finally {
    await server.kill();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function signedIn(db: Parameters<typeof startSession>[0], companyId: string): Promise<string> {
  const { id } = await asSignIn(db, (tx) =>
    tx.selectFrom('admins').select('id').where('company_id', '=', companyId).executeTakeFirstOrThrow(),
  );
  return startSession(db, { companyId, adminId: id }, new Date());
}

/** Reads a kilobyte of a whole list each second. */
async function slowReader(url: string, token: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    `GET ${listAcceptedOrders.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await once(socket, 'readable');
  const head = String(socket.read(20));
  const timer = setInterval(() => socket.read(1024), 1000);
  return {
    status: () => Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]),
    stop: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}
