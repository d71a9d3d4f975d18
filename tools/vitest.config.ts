import { configDefaults, defineConfig } from 'vitest/config';

/** The server's tests that need no database. */
const withoutDatabase = [
  'api/src/config.test.ts',
  'api/src/auth/{brute-force-rules,operator-rights,password}.test.ts',
  'api/src/companies/registration-warnings.test.ts',
  'api/src/csv/csv.test.ts',
  'api/src/fleet/{quotas,utilization,labels/{label-sheets,visual-runs}}.test.ts',
  'api/src/kernel/{bounded-queue,calendar,fair-queue,halalas,money,place-in-words,stored-phone,vat,working-days}.test.ts',
  'api/src/marketplace/age.test.ts',
  'api/src/orders/{next-action,order-states,refund,rental,route-order}.test.ts',
  'api/src/auth/totp.test.ts',
  'api/src/pages/filled-in.test.ts',
  'api/src/releases/{chain,cohort,decide,fit,timetable}.test.ts',
  'api/src/releases/areas/area-rules.test.ts',
  'api/src/releases/canary/{altered-built-ins,canary-analysis,comparison,earlier-times,good-rollouts,paired-comparison}.test.ts',
  'api/src/releases/probe/probe-verdict.test.ts',
  'api/src/server/{duration,network,plain-json}.test.ts',
  'api/src/server/open-api/*.test.ts',
  'api/src/uploads/judge-pdf.test.ts',
  'api/testing/postgres.test.ts',
];
/** Where PGlite and PostgreSQL may differ: SQL and roles, concurrency, events, migrations, failing connections. */
const onPostgres = [
  'api/**/*.postgres.test.ts',
  'api/src/tenancy.test.ts',
  'api/src/db/{before-baseline,company-tables,cross-tenant-grants,fill-in-batches,migrate,normalize-for-search,paging,session-transaction,tenant}.test.ts',
  'api/src/companies/people/people.test.ts',
  'api/src/companies/{bank-change,company-profile,work-settings}.test.ts',
  'api/src/demo/seed/demo.test.ts',
  'api/src/{documents/{documents,warnings},vehicles/trucks}.test.ts',
  'api/src/demo/sandbox/*.test.ts',
  'api/src/events/{event-months,missed-events,restored-events,stream}.test.ts',
  'api/src/insights/{counters,dashboard,first-day,list-counters,work}.test.ts',
  'api/src/marketplace/{notification-settings,notifications,own-offers}.test.ts',
  'api/src/orders/{assign-many,change-driver,list-pages,order-details,order-number,order-settings,orders,reminders,search,store-proof,trail}.test.ts',
  'api/src/fleet/{assignable-drivers,change-containers,containers,fields,own-numbers}.test.ts',
  'api/src/pages/preview.test.ts',
  'api/src/releases/{rollout-log,seal,seed-bundled,steps-back,webhooks/webhooks}.test.ts',
  'api/src/releases/areas/areas.test.ts',
  'api/src/releases/canary/canary-silent.test.ts',
  'api/src/server/{attempt-limit,concurrency-limiter,idempotency-key,whole-lists}.test.ts',
];
/** Routes whose rules hold on PGlite daily; `npm run test:slow` asks them of PostgreSQL, too. */
const slowOnPostgres = [
  'api/src/auth/{clock-jump,own-password,recovery,reset-links,second-step,session,sign-in,sign-in-link,sign-in-lockout}.test.ts',
  'api/src/demo/life.test.ts',
  'api/src/fleet/{archive,company-quota,container-details,deleted-driver,drivers,fleet-csv,sign-in-link,utilization-routes}.test.ts',
  'api/src/insights/statement.test.ts',
  'api/src/marketplace/customer.test.ts',
  'api/src/orders/driver-app.test.ts',
  'api/src/releases/rollouts.test.ts',
  'api/src/releases/canary/canary-halts.test.ts',
  'api/src/server/long-answers.test.ts',
  'api/src/uploads/under-way.test.ts',
];
/** Tests of a page's state, which lives in modules, and others with a server: each file gets modules of its own. */
const isolated = [
  'tools/{platform,trial/trial-page,deployment/chat-receiver}.test.ts',
  'shared/{client,live,query,session,state}/**/*.test.ts',
  'mf-*/src/**/*-store.test.ts',
  'mf-*/src/busy-hour.test.ts',
  'mf-fleet/src/drivers/drivers-csv.test.ts',
  'mf-orders/src/{orders,board/board}.test.ts',
  'shell/src/notifications/save-choices.test.ts',
];
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
      onPostgreSQL('api on PostgreSQL', onPostgres, 2),
      onPostgreSQL('slow api on PostgreSQL', slowOnPostgres, 4),
    ],
  },
});

function onPostgreSQL(name: string, include: string[], groupOrder: number) {
  return {
    extends: true as const,
    test: {
      name,
      isolate: false,
      include,
      globalSetup: ['tools/testing/postgres.ts'],
      setupFiles: ['tools/testing/use-postgres.ts'],
      sequence: { groupOrder },
    },
  };
}
