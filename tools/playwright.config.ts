import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import { defineConfig } from '@playwright/test';

/** Chromium runs as root without a screen, and calls nobody. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // A name of a local network, which no certificate makes trustworthy.
  '--host-resolver-rules=MAP panel.lan 127.0.0.1',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without this the headless shell breaks lines where no visible browser does.
  '--font-render-hinting=none',
];

export default defineConfig({
  testDir: '..',
  globalSetup: '../shared/testing/once-a-run.ts',
  testMatch: ['shell/e2e/**/*.test.ts', 'mf-*/e2e/**/*.test.ts'],
  // `npm run test:slow` runs these.
  grepInvert: /@slow/,
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Only against hanging: axe is slow on a busy machine.
  timeout: 60_000,
  expect: { timeout: 8_000 },
  use: {
    ...browserOfPeople,
    viewport: { width: 1440, height: 900 },
    // A trace of every test would take longer than the tests.
    screenshot: 'only-on-failure',
    launchOptions: { args, executablePath: process.env.CHROME_PATH },
  },
});
