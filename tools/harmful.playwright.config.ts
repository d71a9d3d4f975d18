import { defineConfig } from '@playwright/test';
import slow from './slow.playwright.config.ts';

/** Releases that do harm, each refused by its trial or met by companies until it is taken back. */
export default defineConfig({
  ...slow,
  projects: [{ name: 'harmful', testMatch: ['shell/e2e/**/*.harmful.ts'] }],
});
