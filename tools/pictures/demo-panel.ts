import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPackages } from '@hawiyat/sdk/lib/build';
import { CliError } from '@hawiyat/sdk/lib/cli-error';

/** The server's message when it is ready. */
interface Ready {
  url: string;
}

/**
 * Starts the built panel on a fresh demo company, which does not change while pictures are taken.
 * @param root the workspace's folder
 * @param moment of its clock; now by default
 * @throws CliError when the server ends before it is ready
 */
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
