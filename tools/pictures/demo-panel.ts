import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPackages } from '@hawiyat/sdk/lib/build';
import { CliError } from '@hawiyat/sdk/lib/cli-error';

/** What the server sends when it is ready. */
interface Ready {
  url: string;
}

/** Starts the built panel on a demo company that stays as it is, at `moment` or now. */
export async function demoPanel(
  root: string,
  moment?: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hawiyat-pictures-'));
  const releases = builtPackages(root).filter((name) => name !== 'api');
  const server = fork(join(root, 'api/dist/main.js'), {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: 'still',
      LOG_LEVEL: 'error',
      RELEASES: releases.map((release) => join(root, release, 'dist')).join(','),
      ...(moment && { CLOCK: moment }),
    },
    execArgv: moment ? ['--import', join(root, 'shared/testing/moved-clock.mjs')] : [],
  });
  const ended = once(server, 'exit');
  const [ready]: [Ready] | [null] = await Promise.race([
    once(server, 'message').then(([message]) => [message] as [Ready]),
    ended.then(() => [null] as [null]),
  ]);
  if (!ready) throw new CliError('The panel did not start: see the lines above.');
  return {
    url: ready.url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
