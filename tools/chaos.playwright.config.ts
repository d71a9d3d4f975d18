import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** The same browser, for tests that take too long to be run with every change; each worker has a panel of its own. */
export default defineConfig({ ...usual, testMatch: ['shell/long/**/*.test.ts'], fullyParallel: true });
