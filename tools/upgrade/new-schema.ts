import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { upgradeEmbedded, upgradeOnServer } from '@hawiyat/api/testing/database';
import { startPostgres, type TestPostgres } from '@hawiyat/api/testing/postgres';
import { program } from '@hawiyat/sdk/lib/program';
import { run } from '@hawiyat/sdk/lib/run';
import { withoutRunner } from '../testing/without-runner.ts';

type Migrations = Parameters<typeof upgradeEmbedded>[1];
type PastDatabases = typeof import('@hawiyat/api/testing/database');

interface Results {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Runs a past server's tests on databases that this checkout has migrated; a line for each that fails. */
export async function testPastServer(
  past: string,
  files: readonly string[] = [],
  more: Migrations = [],
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hawiyat-upgrade-'));
  let postgres: TestPostgres | undefined;
  try {
    const made: PastDatabases = await import(join(past, 'api/testing/database.ts'));
    const template = await made.embeddedTemplate(folder);
    await upgradeEmbedded(template, more);
    postgres = await startPostgres();
    await upgradeOnServer(postgres.url, await made.serverTemplate(postgres.url), more);
    const results = join(folder, 'results.json');
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
        ...['--reporter', 'json', '--outputFile', results],
        ...['--exclude', '**/*.schema.test.ts', ...files],
      ],
      {
        cwd: past,
        env: { ...withoutRunner(), PREPARED_TEMPLATE: template, PREPARED_SERVER: postgres.url },
      },
    );
    if (code === 0) return [];
    const failures = failuresIn(JSON.parse(await readFile(results, 'utf8')), past);
    return failures.length > 0 ? failures : [stripVTControlCharacters(output).slice(-8000)];
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true });
  }
}

const failuresIn = ({ testResults }: Results, past: string): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const reasons = failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`,
    );
    if (message) reasons.push(message);
    return reasons.map((reason) => `${relative(past, name)} › ${stripVTControlCharacters(reason)}`);
  });
