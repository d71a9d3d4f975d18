import { defineConfig } from '@playwright/test';
import defaults from './playwright.config.ts';

/** The same browser, for tests that take too long to be run with every change; each worker has a panel of its own. */
export default defineConfig({ ...defaults, testMatch: ['shell/soak/chaos.soak.ts'], fullyParallel: true });
