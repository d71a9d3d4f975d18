import { serverTemplate } from '@hawiyat/api/testing/database';
import { startPostgres } from '@hawiyat/api/testing/postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    template: string;
  }
}

/** Starts a real PostgreSQL for one test run; every test file makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('databaseUrl', postgres.url);
  project.provide('template', await serverTemplate(postgres.url));
  return () => postgres.stop();
}
