import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { asPlatform } from './tenant.ts';

test('the embedded database creates its folder and has its rows after a restart', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const root = await mkdtemp(join(tmpdir(), 'hawiyat-open-'));
  const dataDir = join(root, 'not', 'there', 'yet');
  const release = await lockFolder(dataDir);
  const opened = () => openDatabase({ databaseUrl: null, dataDir });

  const first = await opened();
  expect(first.engine).toBe('pglite');
  await migrate(first.db);
  const manifest = JSON.stringify({ remote: 'shell', id: '1.0.0-0123456789' });
  await asPlatform(first.db, (tx) =>
    tx.insertInto('releases').values({ remote: 'shell', id: '1.0.0-0123456789', manifest }).execute(),
  );
  await first.close();

  const second = await opened();
  await migrate(second.db);
  const rows = await asPlatform(second.db, (tx) =>
    tx.selectFrom('releases').select(['id', 'manifest']).execute(),
  );
  expect(rows).toEqual([{ id: '1.0.0-0123456789', manifest: JSON.parse(manifest) }]);
  await second.close();
  await release();
  await rm(root, { recursive: true });
});
