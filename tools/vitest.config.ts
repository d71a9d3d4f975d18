import { configDefaults, defineConfig } from 'vitest/config';

const unit = ['shared/**/*.test.ts', 'shell/src/**/*.test.ts', 'mf-*/src/**/*.test.ts', 'tools/**/*.test.ts'];

export default defineConfig({
  test: {
    // Two workers for two cores; each test file has a server and a database of its own.
    maxWorkers: 2,
    // Against hanging. Nothing is measured by them: that is what the benchmarks are for.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: unit, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'api on PGlite',
          // Servers and databases are each test's own; what is loaded stays, and is loaded once.
          isolate: false,
          include: ['api/**/*.test.ts'],
          // Connections that fail: the embedded database has none.
          exclude: [...configDefaults.exclude, 'api/**/*.postgres.test.ts'],
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
          include: ['api/**/*.test.ts'],
          globalSetup: ['tools/testing/postgres.ts'],
          setupFiles: ['tools/testing/use-postgres.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
