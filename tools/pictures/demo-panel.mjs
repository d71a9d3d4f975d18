// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPackages } from '../lib/build.mjs';
import { CliError } from '../lib/cli-error.mjs';

/** The server's message when it is ready. @typedef {{ url: string }} Ready */

/**
 * Starts the built panel on a fresh demo company, which does not change while pictures are taken.
 * @param {string} root the workspace's folder
 * @param {string} [moment] of its clock; now by default
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 * @throws {CliError} when the server ends before it is ready
 */
export async function demoPanel(root, moment) {
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
  /** @type {[Ready] | [null]} */
  const [ready] = await Promise.race([
    once(server, 'message').then(([message]) => /** @type {[Ready]} */ ([message])),
    ended.then(() => /** @type {[null]} */ ([null])),
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
