import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const config = mkdtempSync(join(tmpdir(), 'hawiyat-config-'));
const sessions = join(config, 'hawiyat/sessions.json');

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ operatorTokenOpens: 'first-operator' });
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(config, { recursive: true });
});

/** Runs an npm script's program, as a person or a machine does that has nothing but these settings. */
async function run(script: string, args: string[], env: Record<string, string> = {}, typed = '') {
  const child = spawn(process.execPath, [join(root, 'tools', script), ...args], {
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: config, DATA_DIR: config, PANEL_URL: server.url, ...env },
  });
  child.stdin.end(typed);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}
const secretIn = (said: string) => /^[A-Za-z0-9_-]{43}$/m.exec(said)?.[0] ?? '';

test('the first operator is admitted with OPERATOR_TOKEN, signs in, works, and signs out', async () => {
  const first = { OPERATOR_TOKEN: server.operatorToken };
  const added = await run('platform.mjs', ['operator', 'add', 'سارة'], first);
  expect(added.code).toBe(0);
  expect((await run('platform.mjs', ['status'], first)).said).toContain('admits the first operator');

  const signedIn = await run('platform.mjs', ['sign-in', 'سارة'], {}, `${secretIn(added.said)}\n`);
  expect([signedIn.code, signedIn.said]).toEqual([0, expect.stringContaining('سارة is signed in')]);
  expect(signedIn.said).not.toContain(secretIn(added.said));
  expect(statSync(sessions).mode & 0o777).toBe(0o600);

  expect((await run('platform.mjs', ['operator', 'list'])).said).toContain('سارة');
  expect((await run('review.mjs', ['list'])).said).toContain('No registration is pending.');
  const token = secretIn((await run('platform.mjs', ['token', 'add', 'نشر', '--purpose', 'rollout'])).said);

  const kept = Object(JSON.parse(readFileSync(sessions, 'utf8')))[server.url].token;
  expect((await run('platform.mjs', ['sign-out'])).code).toBe(0);
  expect(existsSync(sessions)).toBe(false);
  expect((await server.fetch('/api/platform/rollouts', { token: kept })).status).toBe(401);
  expect((await run('platform.mjs', ['status'])).said).toContain('Nobody is signed in here');

  const machine = { PLATFORM_TOKEN: token };
  expect((await run('platform.mjs', ['status'], machine)).said).toContain('mf-orders: nothing is stable');
  expect((await run('review.mjs', ['list'], machine)).said).toContain('refuses (403 other-purpose)');
}, 60_000);

test('a wrong credential is reported, and nothing is kept', async () => {
  const { code, said } = await run('platform.mjs', ['sign-in', 'سارة'], {}, 'another\n');
  expect([code, said]).toEqual([1, expect.stringContaining('الاسم أو رمز الدخول غير صحيح.')]);
  expect(existsSync(sessions)).toBe(false);
});
