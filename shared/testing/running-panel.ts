import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../contract/releases.ts';
import { publishRelease } from '../federation/publish-release.mjs';

const root = join(import.meta.dirname, '../..');
const keptFiles = join(root, 'node_modules/.cache/hawiyat-releases');
const built = ['shell', 'mf-marketing', 'mf-fleet', 'mf-orders', 'mf-insights'];

/** The demo company's way in, as `npm start` prints it. */
export const demoSignIn = {
  domain: '9000000001',
  email: 'admin@hawiyat.example',
  password: 'hawiyat-demo-2026',
};

/** The built platform, running as a process of its own on a free port, with a fresh demo company. */
export interface RunningPanel {
  readonly url: string;
  readonly operatorToken: string;
  /** Publishes a built folder (`release.json` and its files) to the running server, as a team does. */
  publish(builtFolder: string): Promise<Release>;
  stop(): Promise<void>;
}

/**
 * Starts the built server on a data folder of its own.
 * @param env further settings
 * @throws when it exits before it is ready, with what it said
 */
export async function startPanel(env: Record<string, string> = {}): Promise<RunningPanel> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hawiyat-panel-'));
  // Files of releases are kept by their hash, so all panels can share them; compressing them takes longer than the rest.
  mkdirSync(keptFiles, { recursive: true });
  symlinkSync(keptFiles, join(dataDir, 'releases'));
  const server = fork(join(root, 'api/dist/main.js'), {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      // Nobody acts, so that tests count what they made themselves.
      DEMO: 'still',
      LOG_LEVEL: 'error',
      ...env,
      RELEASES: built.map((name) => join(root, name, 'dist')).join(','),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    server.once('message', (message: { url: string }) => resolve(message.url));
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)));
  });

  const operatorToken = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
  return {
    url,
    operatorToken,
    publish: (builtFolder) => publishRelease(url, operatorToken, builtFolder),
    async stop() {
      server.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
