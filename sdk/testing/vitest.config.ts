import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A named file may be a browser test.
    passWithNoTests: true,
    env: { TZ: browserOfPeople.timezoneId },
    include: ['src/**/*.test.{ts,tsx}'],
    // The shared modules import each other by names that only a bundler finds.
    server: { deps: { inline: [/@hawiyat\/shared/] } },
  },
});
