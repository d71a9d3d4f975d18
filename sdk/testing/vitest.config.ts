import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A named file may be a browser test.
    passWithNoTests: true,
    env: { TZ: browserOfPeople.timezoneId },
    include: ['src/**/*.test.{ts,tsx}'],
    // Only a bundler finds the names by which shared modules import each other.
    server: { deps: { inline: [/@hawiyat\/shared/] } },
  },
});
