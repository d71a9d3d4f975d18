// @module-tag slow
import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import {
  listAcceptedOrders,
  listPendingOrders,
  type OrderStatus,
} from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders, type SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrders, type BusyOrder } from '../../testing/busy-company.ts';
import { everyRead, type Read } from '../../testing/every-read.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';
import { compactCounters } from '../insights/compact-counters.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';

// A page by its offset is a part of the whole list, and its total the list's length: in every filter and
// order, with many equal days, and however the counters got there.

let server: TestServer;
let company: TestCompany;
let token: string;
let reads: Read[];
const today = dayOf(new Date());
/** Weeks around today, several tasks a day. */
const dayAt = (n: number) => addDays(today, ((n * 5) % 40) - 25);
const orderStates: OrderStatus[] = ['pending', 'scheduled', 'late', 'in_transit', 'delivered', 'completed'];
const taskStates: SubOrderStatus[] = ['pending', 'scheduled', 'completed', 'failed'];

const order = (n: number): BusyOrder => {
  const status: OrderStatus = n % 9 === 8 ? 'canceled' : (orderStates[n % 6] ?? 'pending');
  return {
    ...{ status, day: dayAt(n), price: 300 + (n % 4), createdAt: new Date() },
    hasDriver: status !== 'pending' && n % 18 !== 17,
    completedAt: status === 'completed' ? new Date() : null,
    returnOn: {
      day: dayAt(n + 3),
      status: taskStates[n % 4] ?? 'pending',
      hasDriver: n % 4 === 1 || n % 4 === 2,
    },
  };
};

beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6 });
  const { db } = server;
  company = await server.createCompany('شركة');
  token = await company.signIn();
  const driver = await addOrders(
    db,
    company.id,
    Array.from({ length: 45 }, (_, n) => order(n)),
  );
  await asCompany(db, company.id, (tx) =>
    tx.updateTable('drivers').set({ name: 'أَحمد الحربىّ' }).where('id', '=', driver).execute(),
  );
  await asCompany(db, company.id, async (tx) => {
    const place = sql<string>`(array['شمال الرياض', 'الدرعية', ''])[1 + number % 3]`;
    await tx.updateTable('orders').set({ place }).execute();
    await tx.updateTable('sub_orders').set({ place: 'وسط الرياض' }).execute();
  });
  await addRequests();
  const document = await (await server.fetch('/api/openapi.json')).json();
  reads = everyRead(document as never, { ...known, driverId: [driver, ...other] }, 7).filter(({ call }) =>
    lists.includes(call.path),
  );
});
afterAll(() => server.close());

const lists = [listAcceptedOrders.path, listSubOrders.path, listPendingOrders.path] as string[];
/** One container, spellings of a name, one and two characters, everything, and nothing. */
const q = ['C-0012', 'احمد الحربي', '٢٠ ياردة', 'ح', 'c', '2', '12', '-0', 'yard', 'رياض', 'zzzz', ' ', 'ـ'];
/** Words that are found in one column, in several, and both. */
const words = ['ل 3', 'م ل', '3 4 ل', 'رياض انقاض 2', 'درعيه 12 ل', 'C-0012 zzzz'];
/** Ids of paths that no test here requests. */
const other = ['x'];
const known = {
  ...{ q: [...q, ...words], place: ['شمال الرياض', 'وسط الرياض'] },
  ...{ day: [today, dayAt(4)], from: [today], to: [today], period: ['1months'] },
  ...{
    orderId: other,
    subOrderId: other,
    driverId: other,
    globalOrderId: other,
    remote: other,
    id: other,
    companyId: other,
    path: other,
    containerId: other,
    documentId: other,
    truckId: other,
    ids: other,
    month: ['2026-02'],
  },
};

/** 60 open requests of all kinds, on every fourth of which the company has made an offer. */
async function addRequests(): Promise<void> {
  const ids = await asPlatform(server.db, async (tx) => {
    const { id } = await tx
      .insertInto('customers')
      .values({ name: 'عميل', phone: '+966500000077', birth_date: '1990-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 60 }, (_, n) => ({
      customer_id: id,
      container_type: containerTypes[n % containerTypes.length] ?? containerTypes[0],
      container_size: containerSizes[n % containerSizes.length] ?? containerSizes[0],
      // Some are from days that have passed.
      delivery_date: addDays(today, (n % 12) - 2),
      rental_type: 'once' as const,
      place: ['شمال الرياض', 'الدرعية', ''][n % 3],
    }));
    return tx.insertInto('requests').values(rows).returning('id').execute();
  });
  const offered = ids.filter((_, n) => n % 4 === 0);
  await asCompany(server.db, company.id, (tx) =>
    tx
      .insertInto('offers')
      .values(offered.map(({ id }) => ({ company_id: company.id, request_id: id, price: 450 })))
      .execute(),
  );
}

interface Page {
  readonly ids: readonly string[];
  readonly total: number | undefined;
}

type NextPage = { readonly nextCursor: string | null } & {
  readonly [list: string]: readonly { readonly id: string }[];
};

async function page(path: string, query: Record<string, string>): Promise<Page> {
  const answer = await server.fetch(`${path}?${new URLSearchParams(query)}`, { token });
  const { total, ...lists } = (await answer.json()) as { total?: number; [list: string]: unknown };
  const rows = Object.values(lists).find(Array.isArray) as { id: string }[];
  return { ids: rows.map((row) => row.id), total };
}

async function expectPagesOfWholeLists(): Promise<number> {
  let longest = 0;
  for (const { call, query } of reads.filter((read) => read.query.skip === '0')) {
    const { limit: _, skip: __, ...filters } = query;
    for (const order of filters.order ? [filters.order] : ['asc', 'desc']) {
      const whole = (await page(call.path, { ...filters, order })).ids;
      longest = Math.max(longest, whole.length);
      for (const skip of [0, 1, Math.floor(whole.length / 2), whole.length - 1, whole.length + 5]) {
        if (skip < 0) continue;
        const asked = { ...filters, order, skip: String(skip), limit: '7' };
        expect(await page(call.path, asked), `${call.path} ${JSON.stringify(asked)}`).toEqual({
          ids: whole.slice(skip, skip + 7),
          total: whole.length,
        });
      }
    }
  }
  return longest;
}

test('the first pages, one after the other, are the beginning of the whole list', async () => {
  for (const { call, query } of reads.filter((read) => read.query.skip === '0')) {
    const { limit: _, skip: __, ...filters } = query;
    const asked = { order: 'desc', ...filters };
    const whole = (await page(call.path, asked)).ids;
    // There are few requests of one kind, and of tasks a page of one walks a part of the list.
    for (const limit of call.path === listPendingOrders.path ? [1] : [1, 7]) {
      const read: string[] = [];
      let cursor: string | null | undefined;
      for (let pages = 0; pages < 3 && cursor !== null; pages += 1) {
        const place = { limit: String(limit), ...(cursor && { cursor }) };
        const answer = await server.fetch(`${call.path}?${new URLSearchParams({ ...asked, ...place })}`, {
          token,
        });
        const { nextCursor, ...listed } = (await answer.json()) as NextPage;
        read.push(...Object.values(listed).flatMap((rows) => rows.map(({ id }) => id)));
        cursor = nextCursor;
      }
      expect(read, `${call.path} ${JSON.stringify(asked)}`).toEqual(whole.slice(0, 3 * limit));
    }
  }
});

test('a page by its offset is a part of the whole list, and its total the length of it', {
  timeout: 180_000,
}, async () => {
  expect(await expectPagesOfWholeLists()).toBe(50);
});

test('so it is after tasks have moved and closed, and after the counters were compacted', {
  timeout: 180_000,
}, async () => {
  const { db, app } = server;
  await asCompany(db, company.id, async (tx) => {
    await tx.updateTable('orders').set({ status: 'in_transit' }).where('status', '=', 'scheduled').execute();
    await tx
      .updateTable('orders')
      .set({ delivery_date: addDays(today, 9) })
      .where('status', '=', 'late')
      .execute();
    await tx
      .updateTable('sub_orders')
      .set({ status: 'completed', completed_at: new Date() })
      .where('status', '=', 'scheduled')
      .execute();
  });
  await asPlatform(db, (tx) =>
    tx
      .updateTable('requests')
      .set({ status: 'canceled', closed_at: new Date() })
      .where('delivery_date', '=', addDays(today, 3))
      .execute(),
  );
  await compactCounters(app);
  await compactCounters(app);
  expect(await expectPagesOfWholeLists()).toBe(45);
});

test('totals equal what is counted elsewhere', async () => {
  const counts = await (await server.fetch('/api/company/orders/counts', { token })).json();
  const total = async (path: string, query: Record<string, string>) =>
    (await page(path, { ...query, skip: '0', limit: '1' })).total;
  expect(counts).toMatchObject({
    counts: {
      newOrders: await total(listPendingOrders.path, { applied: 'false' }),
      acceptedOrders: await total(listAcceptedOrders.path, { open: 'true' }),
      unassignedOrders: await total(listAcceptedOrders.path, { open: 'true', driver: 'unassigned' }),
      subOrders: await total(listSubOrders.path, { open: 'true' }),
      unassignedSubOrders: await total(listSubOrders.path, { open: 'true', driver: 'unassigned' }),
      needsAction: {
        orders: await total(listAcceptedOrders.path, { needsAction: 'true' }),
        subOrders: await total(listSubOrders.path, { needsAction: 'true' }),
      },
    },
  });
});
