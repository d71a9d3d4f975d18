import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** The same browser and pace, for tests that take too long to be run with every change. */
export default defineConfig({ ...usual, testMatch: ['shell/long/**/*.test.ts'] });
