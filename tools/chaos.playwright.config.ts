import { defineConfig } from '@playwright/test';
import defaults from './playwright.config.ts';

export default defineConfig({ ...defaults, testMatch: ['shell/soak/*.soak.ts'], fullyParallel: true });
