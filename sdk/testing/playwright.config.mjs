import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const project = process.env.PROJECT ?? '';

export default defineConfig({
  testDir: join(project, 'e2e'),
  outputDir: join(project, 'test-results'),
  reporter: 'list',
  forbidOnly: true,
  timeout: 60_000,
  use: {
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { args: ['--no-sandbox', '--disable-gpu'], executablePath: process.env.CHROME_PATH },
  },
});
