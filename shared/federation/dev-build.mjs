import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';

/** @param {string} folder @param {import('@rsbuild/core').RsbuildConfig} [more] */
async function rsbuildIn(folder, more = {}) {
  process.env.NODE_ENV = 'development';
  const { content } = await loadConfig({ cwd: folder });
  return createRsbuild({ cwd: folder, config: mergeRsbuildConfig(content, { logLevel: 'error' }, more) });
}

/** Serves a remote from its sources to pages of `panel`. @param {string} folder @param {number} port @param {string} panel */
export async function serveRemote(folder, port, panel) {
  const host = '127.0.0.1';
  const rsbuild = await rsbuildIn(folder, {
    dev: {
      // The page has another origin, so the remote's files need absolute URLs.
      assetPrefix: `http://${host}:${port}/`,
      // The overlay writes HTML strings, which the page's policy blocks.
      client: { protocol: 'ws', host, port, overlay: false },
      progressBar: false,
    },
    server: { host, port, strictPort: true, printUrls: false, cors: { origin: panel } },
  });
  const server = await rsbuild.createDevServer();
  // A second attempt loads an area from a fresh address, as with a release.
  server.middlewares.stack.unshift({ route: '', handle: dropAttempt });
  let isBroken = false;
  rsbuild.onAfterDevCompile(({ stats }) => {
    // A broken module has dropped its connections to the host: only a reload restores them.
    if (isBroken && !stats.hasErrors()) server.sockWrite('full-reload');
    isBroken = stats.hasErrors();
  });
  await server.listen();
  return { reloadPages: () => server.sockWrite('full-reload'), stop: () => server.close() };
}

/** @param {import('node:http').IncomingMessage} request @param {unknown} _ @param {() => void} next */
function dropAttempt(request, _, next) {
  request.url = request.url?.replace(/^\/~\d+\//, '/');
  next();
}

/** Builds the development host, with `onRebuilt` again after edits. @param {string} folder @param {(() => void) | null} onRebuilt */
export async function buildDevHost(folder, onRebuilt = null) {
  const rsbuild = await rsbuildIn(folder);
  /** @type {Promise<void>} */
  const built = new Promise((resolve) => {
    rsbuild.onAfterBuild({
      order: 'post',
      handler: ({ isFirstCompile }) => {
        if (isFirstCompile) resolve();
        else onRebuilt?.();
      },
    });
  });
  const { close } = await rsbuild.build({ watch: onRebuilt !== null });
  await built;
  return close;
}
