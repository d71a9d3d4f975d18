import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['api/{bench,soak}/*.{bench,soak}.ts', '{shell,tools}/bench/*.bench.ts'],
    hookTimeout: 600_000,
    disableConsoleIntercept: true,
    fileParallelism: false,
  },
});
