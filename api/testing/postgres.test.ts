import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

const folders = () => readdirSync(tmpdir()).filter((text) => text.startsWith('hawiyat-postgres-'));

test('a real PostgreSQL starts for the tests, its user is no superuser, and nothing of it stays', async () => {
  const before = folders();
  const postgres = await startPostgres();
  const [folder] = folders().filter((text) => !before.includes(text));
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user');
  expect(rows).toEqual([{ rolsuper: false }]);
  await client.end();
  await postgres.stop();
  expect(folder).toBeDefined();
  expect(folders()).not.toContain(folder);
}, 60_000);
