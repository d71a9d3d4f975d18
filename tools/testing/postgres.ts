import { serverTemplate } from '@hawiyat/api/testing/database';
import { startPostgres } from '@hawiyat/api/testing/postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    template: string;
  }
}

/**
 * Starts a real PostgreSQL for one test run; every test file makes its own database on it. `PREPARED_SERVER` is the address
 * of one whose template a later checkout has migrated.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const prepared = process.env.PREPARED_SERVER;
  if (prepared) {
    project.provide('databaseUrl', prepared);
    project.provide('template', 'migrated');
    return undefined;
  }
  const postgres = await startPostgres();
  project.provide('databaseUrl', postgres.url);
  project.provide('template', await serverTemplate(postgres.url));
  return () => postgres.stop();
}
