import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { listCompanies } from '@hawiyat/shared/contract/company/review';
import {
  deleteSandbox,
  fetchSandbox,
  leaveSandbox,
  openSandbox,
} from '@hawiyat/shared/contract/company/sandbox';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { listDrivers, setDriverPicture } from '@hawiyat/shared/contract/fleet/drivers';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listRefunds } from '@hawiyat/shared/contract/orders/refunds';
import { reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapHash, testPassword } from '../../../testing/credentials.ts';
import { marketplace } from '../../../testing/marketplace.ts';
import { sandboxOf } from '../../../testing/sandboxes.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { asOwner } from '../../../testing/table-rows.ts';
import { startSession } from '../../auth/sign-in/start-session.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/all.ts';
import { companyTable } from '../../db/migrations/company-table.ts';
import { asCompany, asPlatform, asSandbox } from '../../db/tenant.ts';
import { withoutMessages } from '../../kernel/without-messages.ts';
import { codeEmail } from '../../mail/emails.ts';
import { enqueueEmail } from '../../mail/enqueue-email.ts';
import { deleteExpiredCompanies, uploadColumns } from './delete-company.ts';

let server: TestServer;
let market: ReturnType<typeof marketplace>;
beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6 });
  market = marketplace(server);
}, 60_000);
afterAll(() => server.close());

const call = (path: string, token: string, method = 'POST') => server.fetch(path, { method, token });
const status = async (token: string) => (await call(listContainers.path, token, 'GET')).status;
const days = (count: number) => count * 24 * 60 * 60_000;

/** A further person of a company, signed in. */
async function person(companyId: string, role: Role): Promise<string> {
  const adminId = await asPlatform(server.db, async (tx) => {
    const row = {
      company_id: companyId,
      name: 'زميل',
      email: `${role}@x.example`,
      password_hash: cheapHash,
      role,
    };
    return (await tx.insertInto('admins').values(row).returning('id').executeTakeFirstOrThrow()).id;
  });
  return startSession(server.db, { companyId, adminId }, server.app.now());
}

test('a company opens its sandbox, which is filled, and is said to be one', async () => {
  const company = await market.company();
  const answer = await call(openSandbox.path, company.token);
  expect(answer.status).toBe(200);
  const { token, adminUser } = openSandbox.response.parse(await answer.json());
  expect(adminUser.company.kind).toBe('sandbox');
  expect(adminUser.company.id).not.toBe(company.id);
  expect(adminUser.company.name).toBe('شركة');
  const get = async (path: string) => (await call(path, token, 'GET')).json();
  expect(listContainers.response.parse(await get(listContainers.path)).containers.length).toBeGreaterThan(30);
  expect(listDrivers.response.parse(await get(listDrivers.path)).drivers).toHaveLength(8);
  const { orders } = listAcceptedOrders.response.parse(await get(listAcceptedOrders.path));
  expect(new Set(orders.map((order) => order.status)).size).toBe(10);
  expect((await call(openSandbox.path, token)).status).toBe(409);
});

test('one sandbox a company: owner and dispatcher meet in it with their own roles, an accountant has none', async () => {
  const company = await market.company();
  const owner = await sandboxOf(server, company.token);
  const dispatcher = await person(company.id, 'dispatcher');
  const opened = openSandbox.response.parse(await (await call(openSandbox.path, dispatcher)).json());
  expect(opened.adminUser.company.id).toBe(owner.id);
  expect(opened.adminUser.role).toBe('dispatcher');
  expect((await call(openSandbox.path, await person(company.id, 'accountant'))).status).toBe(403);
  const again = await Promise.all([1, 2, 3].map(() => sandboxOf(server, company.token)));
  expect(new Set(again.map(({ id }) => id))).toEqual(new Set([owner.id]));
});

test('two people who open it at once get one and the same', async () => {
  const company = await market.company();
  const opened = await Promise.all([1, 2, 3].map(() => sandboxOf(server, company.token)));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
});

test('nobody signs in to it with a password', async () => {
  const company = await market.company();
  const { token } = await sandboxOf(server, company.token);
  const { identifier, email } = await asPlatform(server.db, (tx) =>
    tx
      .selectFrom('companies')
      .innerJoin('admins', 'admins.company_id', 'companies.id')
      .select(['companies.identifier', 'admins.email'])
      .where('sandbox_of', '=', company.id)
      .executeTakeFirstOrThrow(),
  );
  expect(await status(token)).toBe(200);
  for (const password of [testPassword, '']) {
    const answer = await server.fetch(signIn.path, {
      method: 'POST',
      json: { domain: identifier, email, password },
    });
    expect(answer.status).toBe(401);
  }
});

test('leaving ends the session there only; signing out there ends both; signing out outside ends both', async () => {
  const company = await market.company();
  const left = await sandboxOf(server, company.token);
  expect((await call(leaveSandbox.path, left.token)).status).toBe(204);
  expect([await status(left.token), await status(company.token)]).toEqual([401, 200]);
  expect((await call(leaveSandbox.path, company.token)).status).toBe(409);

  const inside = await sandboxOf(server, company.token);
  expect((await call(signOut.path, inside.token)).status).toBe(204);
  expect([await status(inside.token), await status(company.token)]).toEqual([401, 401]);

  const other = await market.company();
  const { token } = await sandboxOf(server, other.token);
  expect((await call(signOut.path, other.token)).status).toBe(204);
  expect([await status(token), await status(other.token)]).toEqual([401, 401]);
});

test('working in the sandbox keeps the session outside of it awake', async () => {
  const company = await market.company();
  const { token } = await sandboxOf(server, company.token);
  for (let i = 0; i < 4; i += 1) {
    server.passTime(20 * 60_000);
    expect(await status(token)).toBe(200);
  }
  expect(await status(company.token)).toBe(200);
});

test('no message leaves because of a call in it', async () => {
  const waiting = () => asPlatform(server.db, (tx) => tx.selectFrom('mails').selectAll().execute());
  const send = () =>
    asPlatform(server.db, (tx) =>
      enqueueEmail(tx, { to: 'someone@x.example', content: codeEmail('1'), now: server.app.now() }),
    );
  await withoutMessages(send);
  expect(await waiting()).toEqual([]);
  await send();
  expect(await waiting()).toHaveLength(1);
});

test('it is in no list and no figure of the operators', async () => {
  const company = await market.company();
  const { id, token } = await sandboxOf(server, company.token);
  const read = async (path: string) => (await call(path, server.operatorToken, 'GET')).text();
  const { refunds } = listRefunds.response.parse(JSON.parse(await read(listRefunds.path)));
  expect(refunds.filter(({ companyId }) => companyId === id)).toEqual([]);
  expect(await read(listCompanies.path)).not.toContain(id);
  const suspend = await server.fetch(`/api/platform/companies/${id}/suspend`, {
    ...{ method: 'POST', token: server.operatorToken, json: { reason: 'سبب' } },
  });
  expect(suspend.status).toBe(404);

  const outcomes = [{ remote: 'mf-fleet', release: 'unknown', outcome: 'crashed' }];
  const metrics = async () => {
    const text = await (await server.fetch('/metrics', { token: server.operatorToken })).text();
    return text.split('\n').filter((line) => line.startsWith('hawiyat_area_outcomes_total{'));
  };
  const before = await metrics();
  const report = (as: string) =>
    server.fetch(reportOutcomes.path, { method: 'POST', token: as, json: { outcomes } });
  expect((await report(token)).status).toBe(204);
  expect(await metrics()).toEqual(before);
  expect((await report(company.token)).status).toBe(204);
  expect(await metrics()).not.toEqual(before);
});

/** How many rows each table has that anybody may delete for a company. */
async function rowsOf(column: 'company_id' | 'world', id: string): Promise<Record<string, number>> {
  const tables = (await server.db.introspection.getTables()).filter((table) =>
    table.columns.some(({ name }) => name === column),
  );
  const counts: Record<string, number> = {};
  await asSandbox(server.db, id, async (tx) => {
    for (const { name } of tables.filter((table) => !/^events_|_sessions$/.test(table.name))) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(tx);
      counts[name] = rows[0]?.n ?? 0;
    }
  });
  return counts;
}
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, n) => all + n, 0);

test('deleting it leaves no row of it in any table, and no upload; the company is as it was', async () => {
  const company = await market.company();
  const { id, token } = await sandboxOf(server, company.token);
  const { drivers } = listDrivers.response.parse(await (await call(listDrivers.path, token, 'GET')).json());
  const form = new FormData();
  const pixels = { create: { width: 60, height: 60, channels: 3, background: '#888' } } as const;
  form.set(
    'picture',
    new File([new Uint8Array(await sharp(pixels).png().toBuffer())], 'a.png', { type: 'image/png' }),
  );
  const path = setDriverPicture.path.replace(':driverId', drivers[0]?.id ?? '');
  expect((await server.fetch(path, { method: 'POST', token, body: form })).status).toBe(200);
  expect(await readdir(join(server.dataDir, 'uploads', 'drivers'))).toHaveLength(1);

  const full = await rowsOf('company_id', id);
  for (const table of ['containers', 'drivers', 'orders', 'sub_orders', 'offers', 'events', 'task_counters'])
    expect(full[table], table).toBeGreaterThan(0);
  expect(sum(await rowsOf('world', id))).toBeGreaterThan(50);

  const answer = await call(deleteSandbox.path, token, 'DELETE');
  expect(deleteSandbox.response.parse(await answer.json()).message).toBe(
    'تم حذف البيئة التجريبية بكل ما فيها.',
  );
  // The role sees the rows of a company that exists, so the owner of the tables looks.
  expect(await leftOf(id)).toEqual([]);
  expect(await readdir(join(server.dataDir, 'uploads', 'drivers'))).toHaveLength(0);
  await access(join(server.dataDir, 'uploads', 'proofs', `${'0'.repeat(32)}.webp`));
  expect([await status(token), await status(company.token)]).toEqual([401, 200]);
  expect((await call(deleteSandbox.path, company.token, 'DELETE')).status).toBe(404);
  const now = fetchSandbox.response.parse(await (await call(fetchSandbox.path, company.token, 'GET')).json());
  expect(now).toEqual({ sandbox: null });
  // It can be made again.
  expect((await sandboxOf(server, company.token)).id).not.toBe(id);
});

/** Tables in which the id stands anywhere, as their owner reads them. */
function leftOf(id: string): Promise<string[]> {
  return asOwner(server.db, async (tx) => {
    const found: string[] = [];
    for (const { name } of await tx.introspection.getTables()) {
      const rows =
        await sql`select 1 from ${sql.table(name)} t where to_jsonb(t)::text like ${`%${id}%`} limit 1`.execute(
          tx,
        );
      if (rows.rows.length > 0) found.push(name);
    }
    return found;
  });
}

test('the role that deletes sees and deletes nothing of a real company', async () => {
  const company = await market.company();
  await asSandbox(server.db, company.id, async (tx) => {
    for (const table of ['containers', 'events', 'admins', 'requests', 'customers', 'companies'] as const) {
      const { numDeletedRows } = await tx.deleteFrom(table).executeTakeFirstOrThrow();
      expect(numDeletedRows, table).toBe(0n);
    }
  });
  expect(await status(company.token)).toBe(200);
});

test('a table that a later migration adds is deleted from, too', async () => {
  const later = companyTable('later_things', { columns: 'thing text', rights: 'select, insert' });
  await migrate(server.db, [...migrations, { name: '9999-later', statements: later }]);
  const company = await market.company();
  const { id } = await sandboxOf(server, company.token);
  await asCompany(server.db, id, (tx) =>
    sql`insert into later_things (company_id, thing) values (${id}, 'x')`.execute(tx),
  );
  expect((await call(deleteSandbox.path, company.token, 'DELETE')).status).toBe(200);
  const left = await asCompany(server.db, id, (tx) => sql`select 1 from later_things`.execute(tx));
  expect(left.rows).toEqual([]);
  await sql`drop table later_things`.execute(server.db);
});

test('every column with the address of an upload is known to the one who deletes', async () => {
  const tables = await server.db.introspection.getTables();
  const columns = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => /(_url|^url|picture|logo|photo|image)$/.test(column.name))
      .map((column) => `${name}.${column.name}`),
  );
  const elsewhere = ['registrations.logo_url', 'webhooks.url'];
  expect(columns.sort()).toEqual(
    [...uploadColumns.map(([table, , column]) => `${table}.${column}`), ...elsewhere].sort(),
  );
});

test('one that nobody has opened for thirty days is deleted, and one that was opened is not', async () => {
  const idle = await market.company();
  const used = await market.company();
  const [idleOne, usedOne] = [await sandboxOf(server, idle.token), await sandboxOf(server, used.token)];
  server.passTime(days(29));
  const fresh = await startSession(
    server.db,
    { companyId: used.id, adminId: usedOne.adminId },
    server.app.now(),
  );
  await sandboxOf(server, fresh);
  await deleteExpiredCompanies(server.app);
  expect(await leftOf(idleOne.id)).not.toEqual([]);
  server.passTime(days(2));
  await deleteExpiredCompanies(server.app);
  expect(await leftOf(idleOne.id)).toEqual([]);
  expect(await leftOf(usedOne.id)).not.toEqual([]);
});
