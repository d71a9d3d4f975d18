// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.mjs';

/** Milliseconds without another edit, until the server starts again. */
const quiet = 300;

/**
 * Starts the panel as `npm start` does, taking overrides, and starts it again with every edit of the server or the
 * contract.
 *
 * @param {string} root the workspace's folder
 * @returns {Promise<{ origin: string, stop(): Promise<void> }>}
 * @throws {CliError} when it does not start; it has told why
 */
export async function startedPanel(root) {
  const env = { OVERRIDES: join(root, 'shell/dist-dev'), ...process.env };
  const start = () => fork(join(root, 'tools/start.mjs'), { env });
  let server = start();
  const running = () => server.exitCode === null && server.signalCode === null;
  const stop = async () => {
    if (!running()) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };

  const [told] = await Promise.race([once(server, 'message'), once(server, 'exit').then(() => [null])]);
  if (told === null) throw new CliError('The panel did not start: see the lines above.');

  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  const restart = async () => {
    await stop();
    console.log('The server changed: it starts anew.');
    server = start();
  };
  const watchers = ['api/src', 'shared/contract'].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file?.includes('.test.')) return;
      clearTimeout(soon);
      soon = setTimeout(restart, quiet);
    }),
  );
  return {
    origin: told.url,
    stop: async () => {
      clearTimeout(soon);
      for (const watcher of watchers) watcher.close();
      await stop();
    },
  };
}
