import { configDefaults, defineConfig } from 'vitest/config';

/** The server's tests that need no database. */
const withoutDatabase = [
  'api/src/config.test.ts',
  'api/src/db/{process-identity,shared-reads}.test.ts',
  'api/src/domain/**/*.test.ts',
  'api/src/http/{csv,duration,network,plain-json}.test.ts',
  'api/src/releases/{canary-analysis,canary-rows,chain,cohort,filled-in,manifest,probe-verdict}.test.ts',
  'api/testing/postgres.test.ts',
];
/** Where PGlite and PostgreSQL may differ: SQL and roles, concurrency, events, migrations, failing connections. */
const onPostgres = [
  'api/**/*.postgres.test.ts',
  'api/src/commands/*.test.ts',
  'api/src/db/{counters,cross-tenant-grants,gone,migrate,normalize-for-search,open,restored-events,tenant,upgrade}.test.ts',
  'api/src/db/seed/demo.test.ts',
  'api/src/demo/life.test.ts',
  'api/src/http/{attempt-limit,concurrency-limiter,idempotency-key,paging,session}.test.ts',
  'api/src/main.test.ts',
  'api/src/releases/{rollout-log,seal,seed-bundled}.test.ts',
  'api/src/routes/{canary-analysis,company-quota,containers,customer,dashboard,driver-app,drivers,events,long-answers,orders,rollouts,session,sign-in-lockout,statement,whole-lists}.test.ts',
  'api/src/tenancy.test.ts',
];
const unit = [
  ...withoutDatabase,
  'shared/**/*.test.ts',
  'shell/src/**/*.test.ts',
  'mf-*/src/**/*.test.ts',
  'tools/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Two workers for two cores; each test file has a server and a database of its own.
    maxWorkers: 2,
    // Only against hanging; benchmarks measure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: unit, sequence: { groupOrder: 0 } } },
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
      {
        extends: true,
        test: {
          name: 'api on PostgreSQL',
          isolate: false,
          include: onPostgres,
          globalSetup: ['tools/testing/postgres.ts'],
          setupFiles: ['tools/testing/use-postgres.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
