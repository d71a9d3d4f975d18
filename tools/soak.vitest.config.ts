import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['api/{bench,soak}/*.{bench,soak}.ts', '{shell,tools}/bench/*.bench.ts'],
    // Only against hanging: what is slow fails by its own limit.
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    disableConsoleIntercept: true,
    fileParallelism: false,
  },
});
