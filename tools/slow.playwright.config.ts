import { defineConfig } from '@playwright/test';
import daily from './playwright.config.ts';

/** A company's daily work, once more on pages that the browser translates: the same texts, found by the same names. */
const dailyWork = [
  'mf-fleet/e2e/{containers-add,containers-ask,containers-edit,containers-live,containers-table,container-page}.test.ts',
  'mf-fleet/e2e/{drivers,drivers-add,driver-page,vehicles}.test.ts',
  'mf-insights/e2e/{actions,dashboard,period,statement}.test.ts',
  'mf-orders/e2e/{assigning,board,day,day-moves,live-rows,order-lifecycle,order-panel,orders,orders-filters}.test.ts',
  'mf-orders/e2e/{own-offers,selection,work}.test.ts',
  'shell/e2e/{live,notifications,people}.test.ts',
];

/** What the daily run leaves out: files named `*.slow.ts`, and in the others the tests with the tag `@slow`. */
export default defineConfig<{ isTranslated: boolean }>({
  ...daily,
  grepInvert: [],
  testMatch: undefined,
  projects: [
    { name: 'files', testMatch: ['shell/e2e/**/*.slow.ts', 'sdk/e2e/**/*.slow.ts', 'mf-*/e2e/**/*.slow.ts'] },
    { name: 'tests', testMatch: daily.testMatch ?? [], grep: /@slow/ },
    { name: 'translated', testMatch: dailyWork, use: { isTranslated: true } },
  ],
});
