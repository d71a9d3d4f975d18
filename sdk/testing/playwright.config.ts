import { join } from 'node:path';
import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import { defineConfig } from '@playwright/test';

const project = process.env.PROJECT ?? '';

export default defineConfig({
  testDir: join(project, 'e2e'),
  outputDir: join(project, 'test-results'),
  reporter: 'list',
  forbidOnly: true,
  timeout: 60_000,
  use: {
    ...browserOfPeople,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { args: ['--no-sandbox', '--disable-gpu'], executablePath: process.env.CHROME_PATH },
  },
});
