import { chmodSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { startPostgres } from './postgres.ts';

afterEach(() => vi.unstubAllEnvs());

test('a real PostgreSQL starts for the tests, its user is no superuser, and nothing of it stays', async () => {
  // Other runs on this machine have theirs in the shared one.
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-own-'));
  chmodSync(folder, 0o755);
  vi.stubEnv('TMPDIR', folder);
  const postgres = await startPostgres();
  expect(readdirSync(folder)).toHaveLength(1);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user');
  expect(rows).toEqual([{ rolsuper: false }]);
  await client.end();
  await postgres.stop();
  expect(readdirSync(folder)).toEqual([]);
  rmdirSync(folder);
}, 60_000);
