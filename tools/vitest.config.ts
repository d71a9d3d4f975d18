import { configDefaults, defineConfig } from 'vitest/config';
import { withoutDatabase, withServer } from './testing/which-tests.ts';

/** Files with modules of their own: they test state in modules, or work on a real server. */
const isolated = [...withServer, '{shared,shell,sdk,mf-*,tools}/**/*.state.test.ts'];
const upgrade = ['tools/upgrade/*.slow.ts'];
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
    // Three on two cores: each test file waits for a server and a database.
    maxWorkers: 3,
    // Only against hanging; benchmarks measure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // The server writes these into its pages; Vitest empties all others.
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
          isolate: false,
          include: isolated,
          globalSetup: ['tools/testing/postgres.ts'],
          setupFiles: ['tools/testing/fresh-page.ts', 'tools/testing/use-postgres.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // Each test has its own server and database, so modules can be loaded once.
          isolate: false,
          include: ['api/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...withoutDatabase],
          globalSetup: ['tools/testing/postgres.ts'],
          setupFiles: ['tools/testing/use-postgres.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['tools/**/*.slow.ts'],
          exclude: [...configDefaults.exclude, ...upgrade],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // Where the engines may differ: SQL and roles, concurrency, events, migrations.
          name: 'api on PGlite',
          isolate: false,
          include: ['api/**/*.{sql,schema}.test.ts'],
          globalSetup: ['tools/testing/pglite.ts'],
          setupFiles: ['tools/testing/use-pglite.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        // It runs a whole suite, whose limits of time hold where no other suite runs beside it.
        test: { name: 'upgrade', include: upgrade, sequence: { groupOrder: 3 } },
      },
      {
        extends: true,
        test: { name: 'node', include: ['tools/node/*.soak.ts'], sequence: { groupOrder: 3 } },
      },
      {
        extends: true,
        test: { name: 'planted', include: ['tools/upgrade/*.soak.ts'], sequence: { groupOrder: 3 } },
      },
    ],
  },
});
