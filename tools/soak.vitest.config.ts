import { defineConfig } from 'vitest/config';

/** What takes longer than the test command may: each has a command of its own. */
export default defineConfig({
  test: {
    include: ['api/{bench,soak}/*.{bench,soak}.ts', 'shell/bench/*.bench.ts'],
    hookTimeout: 600_000,
    disableConsoleIntercept: true,
    fileParallelism: false,
  },
});
