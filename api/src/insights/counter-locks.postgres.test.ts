import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { asPlatform, asScheduler } from '../db/tenant.ts';
import { compactCounters } from './compact-counters.ts';

// The marketplace's counters follow each of its writes, whoever makes it: one that waited for another would hold up everybody.

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
afterAll(() => database.close());

/** A request of always the same kind and day, of another customer. Whatever waits for a lock fails. */
async function place(tx: Transaction<Schema>): Promise<void> {
  await sql`set local lock_timeout = 1000`.execute(tx);
  const { id: customer_id } = await tx
    .insertInto('customers')
    .values({ name: 'عميل', phone: randomUUID(), birth_date: '1990-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kind = { container_type: 'حاويات أنقاض', container_size: '12 yard', rental_type: 'once' } as const;
  await tx
    .insertInto('requests')
    .values({ customer_id, delivery_date: '2099-01-01', ...kind })
    .execute();
}

const counted = () =>
  asScheduler(database.db, async (tx) => {
    const { rows } = await sql<{ requests: number; counters: number }>`
      select sum(requests)::int as requests, count(*)::int as counters from request_counters`.execute(tx);
    return rows[0];
  });

test('requests of one kind and day wait neither for each other nor for the counters that are merged meanwhile', async () => {
  const { db } = database;
  await asPlatform(db, place);
  await asPlatform(db, async (first) => {
    await place(first);
    await asPlatform(db, place);
    await compactCounters({ db });
    expect(await counted()).toEqual({ requests: 2, counters: 1 });
    await asPlatform(db, place);
  });
  await compactCounters({ db });
  expect(await counted()).toEqual({ requests: 4, counters: 1 });
});
