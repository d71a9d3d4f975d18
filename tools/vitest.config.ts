import { configDefaults, defineConfig } from 'vitest/config';
import { withoutDatabase, withServer } from './testing/which-tests.ts';

/** What tests a page's state, which lives in modules, or works on a real server: each file gets modules of its own. */
const isolated = [...withServer, '{shared,shell,mf-*,tools}/**/*.state.test.ts'];
const unit = [
  ...withoutDatabase,
  'shared/**/*.test.ts',
  'shell/src/**/*.test.ts',
  'mf-*/src/**/*.test.ts',
  'sdk/**/*.test.ts',
  'tools/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Three on two cores, because each test file waits for a server and a database of its own.
    maxWorkers: 3,
    // Only against hanging; benchmarks measure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // The stylesheets that the server writes into its pages; Vitest empties all others.
    css: { include: [/\.css\?raw$/] },
    tags: [{ name: 'slow', description: 'Runs with `npm run test:slow` only.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: unit,
          exclude: [...configDefaults.exclude, ...isolated],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: isolated,
          globalSetup: ['tools/testing/pglite.ts'],
          setupFiles: ['tools/testing/use-pglite.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'slow', include: ['tools/**/*.slow.ts'], sequence: { groupOrder: 3 } } },
      {
        extends: true,
        test: {
          name: 'api on PGlite',
          // Each test has its own server and database, so modules can be loaded once.
          isolate: false,
          include: ['api/**/*.test.ts'],
          // The embedded database has no connections that could fail.
          exclude: [...configDefaults.exclude, ...withoutDatabase, 'api/**/*.postgres.test.ts'],
          globalSetup: ['tools/testing/pglite.ts'],
          setupFiles: ['tools/testing/use-pglite.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      // Where the engines may differ: SQL and roles, concurrency, events, migrations, failing connections.
      onPostgreSQL('api on PostgreSQL', 'api/**/*.{postgres,sql,schema}.test.ts', 2),
      // Routes whose rules hold on PGlite daily; `npm run test:slow` asks them of PostgreSQL, too.
      onPostgreSQL('slow api on PostgreSQL', 'api/**/*.slow-sql.test.ts', 4),
    ],
  },
});

function onPostgreSQL(name: string, include: string, groupOrder: number) {
  return {
    extends: true as const,
    test: {
      name,
      isolate: false,
      include: [include],
      globalSetup: ['tools/testing/postgres.ts'],
      setupFiles: ['tools/testing/use-postgres.ts'],
      sequence: { groupOrder },
    },
  };
}
