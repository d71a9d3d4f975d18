import { defineConfig } from '@rsbuild/core';

/** The server as one file for Node: our own sources in it, libraries beside it in node_modules. */
export default defineConfig({
  // Only included files may be asked for as text (`?raw`).
  source: { entry: { main: './src/main.ts' }, include: [/redoc\.standalone\.js/] },
  output: {
    target: 'node',
    module: true,
    cleanDistPath: true,
    distPath: { root: 'dist' },
    filename: { js: '[name].js' },
    minify: false,
    externals: [
      ({ request = '' }, decide) => {
        // The page's texts, which the server writes too, bring their own library.
        const isLibrary = /^[a-z@]/i.test(request) && !/^(@hawiyat\/|@?nanostores)/.test(request);
        // A file's text is part of the server: it brings no libraries of browsers.
        const isText = request.endsWith('?raw');
        if (isLibrary && !isText) decide(undefined, request, 'module');
        else decide();
      },
    ],
  },
});
