import { defineConfig } from '@playwright/test';
import daily from './playwright.config.ts';

/**
 * A company's daily work, on pages that the browser translates: the same texts, found by the same names. What is slow of it
 * runs on them only, because what fails on a plain page fails there, too.
 */
const dailyWork = [
  'mf-fleet/e2e/{containers-add,containers-edit,containers-live}.test.ts',
  'mf-fleet/e2e/{containers-ask,containers-table,container-page}.slow.ts',
  'mf-fleet/e2e/{drivers,drivers-add,driver-page,vehicles}.test.ts',
  'mf-insights/e2e/{actions,dashboard,statement}.test.ts',
  'mf-insights/e2e/period.slow.ts',
  'mf-orders/e2e/{assigning,board,day,order-lifecycle,order-panel,orders,orders-filters}.test.ts',
  'mf-orders/e2e/{day-moves,live-rows,own-offers,selection,work}.slow.ts',
  'shell/e2e/{live,people}.test.ts',
  'shell/e2e/notifications.slow.ts',
].map((path) => `**/${path}`);
const slowFiles = ['shell/e2e/**/*.slow.ts', 'sdk/e2e/**/*.slow.ts', 'mf-*/e2e/**/*.slow.ts'];

/** What the daily run leaves out: files named `*.slow.ts`, and in the others the tests with the tag `@slow`. */
export default defineConfig<{ isTranslated: boolean }>({
  ...daily,
  grepInvert: [],
  testMatch: undefined,
  projects: [
    { name: 'files', testMatch: slowFiles, testIgnore: dailyWork },
    { name: 'tests', testMatch: daily.testMatch ?? [], testIgnore: dailyWork, grep: /@slow/ },
    { name: 'translated', testMatch: dailyWork, use: { isTranslated: true } },
  ],
});
