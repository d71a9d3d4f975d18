import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['api/testing/kept/*.long.ts'], testTimeout: 600_000, disableConsoleIntercept: true },
});
