import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upgradeEmbedded, upgradeOnServer } from '@hawiyat/api/testing/database';
import { startPostgres, type TestPostgres } from '@hawiyat/api/testing/postgres';
import { program } from '@hawiyat/sdk/lib/program';
import { run } from '@hawiyat/sdk/lib/run';
import { withoutRunner } from '../testing/without-runner.ts';

type Migrations = Parameters<typeof upgradeEmbedded>[1];
type PastDatabases = typeof import('@hawiyat/api/testing/database');

/** Runs a past server's tests on databases that this checkout has migrated; null, or the end of the output. */
export async function testPastServer(
  past: string,
  files: readonly string[] = [],
  more: Migrations = [],
): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'hawiyat-upgrade-'));
  let postgres: TestPostgres | undefined;
  try {
    const made: PastDatabases = await import(join(past, 'api/testing/database.ts'));
    const template = await made.embeddedTemplate(folder);
    await upgradeEmbedded(template, more);
    postgres = await startPostgres();
    await upgradeOnServer(postgres.url, await made.serverTemplate(postgres.url), more);
    const { code, output } = await run(
      process.execPath,
      [
        ...[
          program('vitest', 'vitest.mjs', join(past, 'tools')),
          'run',
          '--root',
          past,
          '--config',
          'tools/vitest.config.ts',
        ],
        ...['--project', 'api on PGlite', '--project', 'api', '--tags-filter=!slow'],
        ...['--exclude', '**/*.schema.test.ts', ...files],
      ],
      {
        cwd: past,
        env: { ...withoutRunner(), PREPARED_TEMPLATE: template, PREPARED_SERVER: postgres.url },
      },
    );
    return code === 0 ? null : output.slice(-8000);
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true });
  }
}
