import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hawiyat/sdk/lib/port';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startCommand } from './testing/start-command.ts';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'hawiyat-start-'));
// Releases' files are stored by their hash, so the browser tests' panels use what is compressed here.
const releaseFiles = join(root, 'node_modules/.cache/hawiyat-releases');
mkdirSync(releaseFiles, { recursive: true });
symlinkSync(releaseFiles, join(dataDir, 'releases'));
const running: ReturnType<typeof startCommand>[] = [];

/** What `npm start` runs, on a data folder of this test's own. */
function start(port: number, env: Record<string, string> = {}) {
  const given = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env };
  const command = startCommand(process.execPath, ['tools/start.mjs'], root, given);
  running.push(command);
  return command;
}

afterEach(() => {
  for (const command of running.splice(0)) command.end();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('npm start prints the address and the demo sign-in, serves the panel, and Ctrl-C stops it cleanly', async () => {
  const port = await freePort();
  const server = start(port);
  const said = await server.ready;
  expect(said).toContain(`http://localhost:${port}`);
  expect(said).toContain('9000000001');
  expect(said).toContain('admin@hawiyat.example');
  expect(said).toContain('hawiyat-demo-2026');
  const page = await fetch(`http://localhost:${port}/containers`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('id="composition"');

  server.signal('SIGINT');
  expect((await server.exit).code).toBe(0);
}, 60_000);

test('a second server on the same data folder is rejected within 2 seconds in one sentence', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const firstBegan = performance.now();
  const first = start(await freePort());
  await first.ready;
  const began = performance.now();
  const second = await start(await freePort()).exit;
  // On a busy machine a process alone may take longer to begin: then sooner than the first one had started.
  expect(performance.now() - began).toBeLessThan(Math.max(2_000, began - firstBegan));
  expect(second.code).toBe(1);
  expect(second.said.trim().split('\n')).toHaveLength(1);
  expect(second.said).toContain('in use by another running server');
  first.signal('SIGINT');
  await first.exit;
});

test('a busy port is one clear sentence and exit code 1', async () => {
  const busy = createServer().listen(0, 'localhost');
  await once(busy, 'listening');
  const address = busy.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const { code, said } = await start(address.port).exit;
  busy.close();
  expect(code).toBe(1);
  expect(said.trim()).toBe(
    `Port ${address.port} is in use: stop what listens there, or choose another with PORT=….`,
  );
}, 60_000);

test.each([
  [{ PORT: '99999' }, 'Bad settings: PORT must be a port number up to 65535.'],
  [{ PORT: 'http' }, 'Bad settings: PORT must be a port number up to 65535.'],
  [{ DATABSE_URL: 'x' }, 'Bad settings: DATABSE_URL is no setting, DATABASE_URL was probably meant.'],
  [
    { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/name' },
    'The database at 127.0.0.1:1 cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.',
  ],
])('%o is one sentence', async (env, sentence) => {
  const { code, said } = await start(await freePort(), { DATA_DIR: join(dataDir, 'in-vain'), ...env }).exit;
  expect(code).toBe(1);
  expect(said.trim()).toBe(sentence);
});

test('after kill -9 the next start works, on the same data', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const killed = start(await freePort());
  await killed.ready;
  killed.signal('SIGKILL');
  await killed.exit;
  const port = await freePort();
  const next = start(port);
  expect(await next.ready).toContain(`http://localhost:${port}`);
  next.signal('SIGINT');
  expect((await next.exit).code).toBe(0);
});
