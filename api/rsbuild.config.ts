import { defineConfig } from '@rsbuild/core';

/** The server as one file for Node: our own sources in it, libraries beside it in node_modules. */
export default defineConfig({
  source: { entry: { main: './src/main.ts' } },
  output: {
    target: 'node',
    module: true,
    cleanDistPath: true,
    distPath: { root: 'dist' },
    filename: { js: '[name].js' },
    minify: false,
    externals: [
      ({ request = '' }, decide) => {
        const isLibrary = /^[a-z@]/i.test(request) && !request.startsWith('@hawiyat/');
        if (isLibrary) decide(undefined, request, 'module');
        else decide();
      },
    ],
  },
});
