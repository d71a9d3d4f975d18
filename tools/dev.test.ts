import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** @returns the error text of `npm run dev …` */
async function errorOf(args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, ['tools/start.mjs', 'dev', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return text.trim();
}

/** Answers every page like a panel that takes no overrides. */
let panel: Server;
let port: number;

beforeAll(async () => {
  panel = createServer((_, answer) => answer.end('<!doctype html>')).listen(0, '127.0.0.1');
  await once(panel, 'listening');
  const address = panel.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  port = address.port;
});
afterAll(() => panel.close());

test('a name that is no remote is answered with the names of all', async () => {
  expect(await errorOf(['mf-nowhere'])).toBe(
    'mf-nowhere is no remote: name mf-fleet, mf-insights, mf-marketing, mf-orders, or nothing to develop everything.',
  );
});

test('a panel that does not run, or takes no overrides, is one sentence', async () => {
  expect(await errorOf(['mf-fleet'], { PANEL_URL: 'http://127.0.0.1:9', DEV_PORT: '4601' })).toBe(
    'No panel runs at http://127.0.0.1:9: start it with npm start, or name another with PANEL_URL=….',
  );
  expect(await errorOf(['mf-fleet'], { PANEL_URL: `http://127.0.0.1:${port}`, DEV_PORT: '4601' })).toBe(
    `The panel at http://127.0.0.1:${port} takes no overrides: only one that this machine alone can reach does (npm start), or whose OVERRIDES_FOR is anybody.`,
  );
});

test('a port in use is one sentence, and names the setting that chooses another', async () => {
  expect(await errorOf(['mf-fleet'], { DEV_PORT: String(port) })).toBe(
    `Port ${port} is in use: stop what listens there, or choose another with DEV_PORT=….`,
  );
  expect(await errorOf([], { PORT: String(port) })).toBe(
    `Port ${port} is in use: stop what listens there, or choose another with PORT=….`,
  );
});
