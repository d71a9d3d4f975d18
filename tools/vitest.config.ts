import { defineConfig } from 'vitest/config';

const unit = ['shared/**/*.test.ts', 'shell/src/**/*.test.ts', 'mf-*/src/**/*.test.ts', 'tools/**/*.test.ts'];

export default defineConfig({
  test: {
    // Two workers for two cores; each test file has a server and a database of its own.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: unit, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: { name: 'api on PGlite', include: ['api/**/*.test.ts'], sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'api on PostgreSQL',
          include: ['api/**/*.test.ts'],
          globalSetup: ['tools/testing/postgres.ts'],
          setupFiles: ['tools/testing/use-postgres.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
