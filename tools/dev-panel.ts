import { fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '@hawiyat/sdk/lib/cli-error';

/** Milliseconds without another edit before the server restarts. */
const debounce = 300;

/**
 * Starts the panel as `npm start` does, with overrides allowed, and restarts it after every edit of the server or the
 * contract.
 * @param root the workspace's folder
 * @throws CliError when it does not start; it has printed why
 */
export async function startDevPanel(root: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const env = { OVERRIDES: join(root, 'shell/dist-dev'), ...process.env };
  const start = () => fork(join(root, 'tools/start.mjs'), { env });
  let server = start();
  const running = () => server.exitCode === null && server.signalCode === null;
  const stop = async () => {
    if (!running()) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };

  const [ready] = await Promise.race([once(server, 'message'), once(server, 'exit').then(() => [null])]);
  if (ready === null) throw new CliError('The panel did not start: see the lines above.');

  let timer: NodeJS.Timeout | undefined;
  const restart = async () => {
    await stop();
    console.log('The server changed: it restarts.');
    server = start();
  };
  const watchers = ['api/src', 'shared/contract'].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file?.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(restart, debounce);
    }),
  );
  return {
    origin: ready.url,
    stop: async () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await stop();
    },
  };
}
