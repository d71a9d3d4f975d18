import { defineConfig } from '@playwright/test';
import slow from './slow.playwright.config.ts';

/** Harmful releases: a trial refuses each, or companies meet it until it is taken back. */
export default defineConfig({
  ...slow,
  projects: [{ name: 'harmful', testMatch: ['shell/e2e/**/*.harmful.ts'] }],
});
