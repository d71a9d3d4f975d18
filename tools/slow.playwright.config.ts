import { defineConfig } from '@playwright/test';
import daily from './playwright.config.ts';

const slowFiles = ['shell/e2e/**/*.slow.ts', 'sdk/e2e/**/*.slow.ts', 'mf-*/e2e/**/*.slow.ts'];

/** What the daily run leaves out: files named `*.slow.ts`, and in the others the tests with the tag `@slow`. */
export default defineConfig({
  ...daily,
  grepInvert: [],
  testMatch: undefined,
  projects: [
    { name: 'files', testMatch: slowFiles },
    { name: 'tests', testMatch: daily.testMatch ?? [], grep: /@slow/ },
  ],
});
