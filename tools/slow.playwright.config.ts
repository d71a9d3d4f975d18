import { defineConfig } from '@playwright/test';
import daily from './playwright.config.ts';

/** A company's daily work, once more on pages that the browser translates: the same texts, found by the same names. */
const dailyWork = [
  'mf-fleet/e2e/{containers-add,containers-edit,containers-live}.test.ts',
  'mf-fleet/e2e/{drivers,drivers-add,driver-page,vehicles}.test.ts',
  'mf-insights/e2e/{actions,dashboard,statement}.test.ts',
  'mf-orders/e2e/{assigning,board,day,order-lifecycle,order-panel,orders,orders-filters}.test.ts',
  'shell/e2e/{live,people}.test.ts',
];

/** Runs on such pages only: what fails on a plain page fails there, too. */
const onlyTranslated = [
  'mf-fleet/e2e/{containers-ask,containers-table,container-page}.slow.ts',
  'mf-insights/e2e/period.slow.ts',
  'mf-orders/e2e/{day-moves,live-rows,own-offers,selection,work}.slow.ts',
  'shell/e2e/notifications.slow.ts',
];

/** What the daily run leaves out: files named `*.slow.ts`, and in the others the tests with the tag `@slow`. */
export default defineConfig<{ isTranslated: boolean }>({
  ...daily,
  grepInvert: [],
  testMatch: undefined,
  projects: [
    {
      name: 'files',
      testMatch: ['shell/e2e/**/*.slow.ts', 'sdk/e2e/**/*.slow.ts', 'mf-*/e2e/**/*.slow.ts'],
      testIgnore: onlyTranslated.map((path) => `**/${path}`),
    },
    { name: 'tests', testMatch: daily.testMatch ?? [], grep: /@slow/ },
    { name: 'translated', testMatch: [...dailyWork, ...onlyTranslated], use: { isTranslated: true } },
  ],
});
