import { join } from 'node:path';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { runVitest } from './testing/run-vitest.ts';

const root = join(import.meta.dirname, '..');

/** Writes `api/src/db/schema.ts`, the types of the tables that the migrations make. */
await runCli(async () => {
  process.env.WRITE_SCHEMA = '1';
  const { failed } = await runVitest(root, ['api'], 'all', ['api/src/db/generated.schema.test.ts']);
  if (failed > 0) throw new CliError('The types of the tables could not be written.');
});
