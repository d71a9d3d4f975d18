import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changed } from './areas.ts';
import { runProgram } from './testing/run-program.ts';

const config = mkdtempSync(join(tmpdir(), 'hawiyat-config-'));
const sessions = join(config, 'hawiyat/sessions.json');

let server: TestServer;
/** Of a machine, by the first test. */
let rolloutToken = '';
beforeAll(async () => {
  server = await testServer({ operatorTokenOpens: 'first-operator' });
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(config, { recursive: true });
});

const run = (command: string, args: string[], env: Record<string, string> = {}, typed = '') =>
  runProgram(
    command,
    args,
    { XDG_CONFIG_HOME: config, DATA_DIR: config, PANEL_URL: server.url, ...env },
    typed,
  );
const secretIn = (said: string) => /^[A-Za-z0-9_-]{43}$/m.exec(said)?.[0] ?? '';

test('the first operator is admitted with OPERATOR_TOKEN, signs in, works, and signs out', async () => {
  const first = { OPERATOR_TOKEN: server.operatorToken };
  const added = await run('platform', ['operator', 'add', 'سارة'], first);
  expect(added.code).toBe(0);
  expect((await run('platform', ['status'], first)).said).toContain('admits the first operator');

  const signedIn = await run('platform', ['sign-in', 'سارة'], {}, `${secretIn(added.said)}\n`);
  expect([signedIn.code, signedIn.said]).toEqual([0, expect.stringContaining('سارة is signed in')]);
  expect(signedIn.said).not.toContain(secretIn(added.said));
  expect(statSync(sessions).mode & 0o777).toBe(0o600);

  expect((await run('platform', ['operator', 'list'])).said).toContain('سارة');
  expect((await run('review', ['list'])).said).toContain('No registration is pending.');
  rolloutToken = secretIn((await run('platform', ['token', 'add', 'نشر', '--purpose', 'rollout'])).said);

  const kept = Object(JSON.parse(readFileSync(sessions, 'utf8')))[server.url].token;
  expect((await run('platform', ['sign-out'])).code).toBe(0);
  expect(existsSync(sessions)).toBe(false);
  expect((await server.fetch('/api/platform/rollouts', { token: kept })).status).toBe(401);
  expect((await run('platform', ['status'])).said).toContain('Nobody is signed in here');

  const machine = { PLATFORM_TOKEN: rolloutToken };
  expect((await run('platform', ['status'], machine)).said).toContain('mf-orders: nothing is stable');
  expect((await run('platform', ['rollout', 'halt', 'mf-orders'], machine)).said).toContain(
    'Say which release is meant: npm run platform -- rollout halt mf-orders <release>',
  );
  expect((await run('review', ['list'], machine)).said).toContain('refuses (403 other-purpose)');
}, 60_000);

test('a wrong credential is reported, and nothing is kept', async () => {
  const { code, said } = await run('platform', ['sign-in', 'سارة'], {}, 'another\n');
  expect([code, said]).toEqual([1, expect.stringContaining('The name or the credential is wrong.')]);
  expect(existsSync(sessions)).toBe(false);
});

test('an area is added, changed, listed and retired; paths that overlap are refused in English, naming both', async () => {
  const platform = async (...args: string[]) =>
    (await run('platform', ['area', ...args], { PLATFORM_TOKEN: rolloutToken })).said;

  expect(await platform('add', 'mf-billing')).toContain('Say the path of mf-billing');
  expect(await platform('add', 'mf-billing', '--path', '/billing')).toContain(
    'mf-billing /billing: an area of companies needs a title',
  );
  expect(await platform('add', 'mf-billing', '--path', '/Bills', '--title', 'ا')).toContain(
    'area.sections.0.path: is no path like /billing',
  );
  const icon = ['--icon', 'M4 4h16v16H4z'];
  const overlapping = await platform('add', 'mf-billing', '--path', '/orders/bills', '--title', 'الفواتير');
  expect(overlapping).toContain('409 area-path-taken');
  expect(overlapping).toContain('mf-billing /orders/bills: overlaps with /orders of mf-orders');
  expect(overlapping).not.toMatch(/\p{Script=Arabic}/u);

  const added = await platform('add', 'mf-billing', '--path', '/billing', '--title', 'الفواتير', ...icon);
  expect(added).toContain('/billing  الفواتير  not in the sidebar');
  expect(await platform('add', 'mf-billing', '--path', '/bills')).toContain('409 area-exists');
  expect(await platform('change', 'mf-billing', '--position', '15', '--owner', 'فريق')).toContain('place 15');
  expect(await platform('change', 'mf-fleet', '--position', '15')).toContain(
    'Say by --path which one you mean: /containers, /drivers',
  );
  expect(await platform('list')).toMatch(
    /mf-billing: for companies, of فريق\n {2}\/billing {2}الفواتير {2}place 15/,
  );
  expect(await platform('retire', 'mf-billing')).toContain('mf-billing is retired');
  expect(await platform('list')).not.toContain('mf-billing');
  expect(await platform('retire', 'mf-billing')).toContain('There is no area mf-billing');
}, 60_000);

const section = (path: string) => ({ path, title: 'ا', icon: null, position: null });
const fleet = {
  audience: 'company' as const,
  owner: 'فريق',
  sections: [section('/containers'), section('/drivers')],
};

test.each([
  [{ owner: 'آخر' }, { ...fleet, owner: 'آخر' }],
  [
    { path: '/drivers', title: 'ب' },
    { ...fleet, sections: [section('/containers'), { ...section('/drivers'), title: 'ب' }] },
  ],
  [
    { path: '/drivers', title: 'none' },
    { ...fleet, sections: [section('/containers'), { ...section('/drivers'), title: null }] },
  ],
  [
    { path: '/fuel', title: 'ا' },
    { ...fleet, sections: [...fleet.sections, section('/fuel')] },
  ],
  [{ 'remove-path': '/drivers' }, { ...fleet, sections: [section('/containers')] }],
  [
    { 'remove-path': '/drivers', position: '7' },
    { ...fleet, sections: [{ ...section('/containers'), position: 7 }] },
  ],
])('the options %j change an area of two paths as they say', (options, area) => {
  expect(changed(fleet, options)).toEqual(area);
});

test.each([
  [{ 'remove-path': '/fuel' }, 'The area has no path /fuel'],
  [{ title: 'ب' }, 'Say by --path which one you mean'],
  [{ path: '/drivers', position: 'first' }, '--position is a number'],
])('the options %j are refused', (options, reason) => {
  expect(() => changed(fleet, options)).toThrow(reason);
});
