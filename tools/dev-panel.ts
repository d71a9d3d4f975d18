import { fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '@hawiyat/sdk/lib/cli-error';

const debounceMilliseconds = 300;

/** Starts the panel with overrides allowed, and restarts it after edits of the server or the contract. */
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
      timer = setTimeout(restart, debounceMilliseconds);
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
