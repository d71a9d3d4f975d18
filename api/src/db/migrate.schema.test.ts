import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import type { Database } from './open.ts';
import { asPlatform } from './tenant.ts';

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterAll(() => database.close());

const applied = () => database.db.selectFrom('migrations').select('name').orderBy('name').execute();

test('servers that start at the same time migrate the database once', async () => {
  await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
  expect((await applied()).map((item) => item.name)).toEqual(migrations.map((migration) => migration.name));
});

test('a start on an up-to-date database changes nothing', async () => {
  await asPlatform(database.db, (tx) =>
    tx
      .insertInto('companies')
      .values({
        identifier: '9000000017',
        name: 'شركة',
        commercial_number: '7000000001',
        tax_number: '300000000000003',
        phone: '0112345678',
      })
      .execute(),
  );
  await migrate(database.db);
  expect(await asPlatform(database.db, (tx) => tx.selectFrom('companies').select('name').execute())).toEqual([
    { name: 'شركة' },
  ]);
});
