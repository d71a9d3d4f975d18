import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseToAll } from '@hawiyat/api/testing/release-to-all';
import { sampleHost, sampleRelease } from '@hawiyat/api/testing/sample-release';
import { sendWebhooks } from '@hawiyat/api/testing/send-webhooks';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { publishSample } from '@hawiyat/api/testing/test-team';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changed } from './areas.mjs';

const root = join(import.meta.dirname, '..');
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
  rolloutToken = secretIn((await run('platform.mjs', ['token', 'add', 'نشر', '--purpose', 'rollout'])).said);

  const kept = Object(JSON.parse(readFileSync(sessions, 'utf8')))[server.url].token;
  expect((await run('platform.mjs', ['sign-out'])).code).toBe(0);
  expect(existsSync(sessions)).toBe(false);
  expect((await server.fetch('/api/platform/rollouts', { token: kept })).status).toBe(401);
  expect((await run('platform.mjs', ['status'])).said).toContain('Nobody is signed in here');

  const machine = { PLATFORM_TOKEN: rolloutToken };
  expect((await run('platform.mjs', ['status'], machine)).said).toContain('mf-orders: nothing is stable');
  expect((await run('platform.mjs', ['rollout', 'halt', 'mf-orders'], machine)).said).toContain(
    'Say which release is meant: npm run platform -- rollout halt mf-orders <release>',
  );
  expect((await run('review.mjs', ['list'], machine)).said).toContain('refuses (403 other-purpose)');
}, 60_000);

test('a wrong credential is reported, and nothing is kept', async () => {
  const { code, said } = await run('platform.mjs', ['sign-in', 'سارة'], {}, 'another\n');
  expect([code, said]).toEqual([1, expect.stringContaining('The name or the credential is wrong.')]);
  expect(existsSync(sessions)).toBe(false);
});

test('an area is added, changed, listed and retired; paths that overlap are refused in English, naming both', async () => {
  const platform = async (...args: string[]) =>
    (await run('platform.mjs', ['area', ...args], { PLATFORM_TOKEN: rolloutToken })).said;

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
test('each step of a rollout is said in English, tried before, and taken back', async () => {
  const panel = await testServer();
  await releaseToAll(panel, sampleHost());
  const orders = (text: string) => sampleRelease('mf-orders', { 'remoteEntry.js': text });
  const [stable, candidate] = [orders('stable'), orders('candidate')];
  await releaseToAll(panel, stable);
  expect((await publishSample(panel, candidate)).status).toBe(201);
  const company = await panel.createCompany('شركة الوادي');
  const env = { PANEL_URL: panel.url, OPERATOR_TOKEN: panel.operatorToken };
  const platform = async (...args: string[]) => {
    const { code, said } = await run('platform.mjs', args, env);
    return `${code} ${said}`;
  };
  const [old, next] = [stable.release.id, candidate.release.id];
  const start = ['rollout', 'start', 'mf-orders', next, '--stages', '5,100'];
  const include = ['--include', company.credentials.domain];

  expect(await platform('operator', 'list')).toContain('There is no operator yet');
  const tried = await platform(...start, ...include, '--dry-run');
  expect(tried).toContain(`1 of 1 companies (100 %) would get ${next} instead of ${old}`);
  expect(tried).toContain(`${company.credentials.domain}  شركة الوادي`);
  expect(tried).toContain('Nothing was changed.');
  expect(await platform('status')).not.toContain('goes to');

  expect(await platform(...start, '--auto', '--hours', 'sat 8')).toMatch(/^1 [\s\S]*sun-thu 8-16/);
  expect(await platform(...start, ...include, '--auto')).toContain(
    'it advances by itself when its criteria are met: sun,mon,tue,wed,thu 8-16 Riyadh',
  );
  expect(await platform('status')).toContain('1 of 1 companies (100 %) have the candidate');
  const rollout = (action: string, ...args: string[]) =>
    platform('rollout', action, 'mf-orders', next, ...args);
  expect(await platform('rollout', 'advance', 'mf-orders')).toContain(
    `Say which release is meant: npm run platform -- rollout advance mf-orders ${next} --to 100`,
  );
  expect(await rollout('advance')).toContain(`rollout advance mf-orders ${next} --to 100`);
  expect(await rollout('advance', '--to', '25')).toContain(`${next} goes to 5 % now`);
  const waits = await rollout('advance', '--to', '100');
  expect(waits).toMatch(/^1 /);
  expect(waits).toContain('minutes at this stage: 0 of 30');
  expect(waits).toContain('companies with the candidate at this stage: 0 of 3');
  expect(waits).toContain('--override-canary --reason');
  expect(await rollout('schedule')).toContain('it advances by hand');

  const kept = await rollout('pause');
  expect(kept).toContain(
    `paused, and these companies keep it: npm run platform -- rollout take-back mf-orders ${next}`,
  );
  expect(await rollout('take-back')).toContain('0 of 1 companies (0 %) have the candidate');
  expect(await rollout('resume')).toContain('Say why: --reason');
  expect(await rollout('resume', '--reason', 'looked at')).toContain('1 of 1 companies');

  const other = await platform('rollout', 'halt', 'mf-orders', old);
  expect(other).toContain('409 another-release');
  expect(other).toContain(`Now ${old} is stable, and ${next} goes to 5 %.`);
  await platform('rollback', 'mf-orders', next);
  expect(await platform('status')).toContain(`rolled back from ${next} (5 %)`);
  expect(await platform('forward', 'mf-orders')).toContain(`forward mf-orders ${next} --reason`);
  expect(await platform('forward', 'mf-orders', next)).toContain('Say why: --reason');
  expect(await platform('forward', 'mf-orders', next, '--reason', 'a mistake')).toContain(
    `${next} goes to 5 %`,
  );
  await rollout('halt', '--cause', 'hung');
  const late = await rollout('halt', '--reason', 'cleanup');
  expect(late).toContain(
    'No rollout is in progress, so there is nothing to halt, and the stable release stays.',
  );
  expect(await platform('rollout', 'halt', 'mf-orders', old)).toContain('409 nothing-to-halt');
  expect(await platform('status')).toContain(`mf-orders: ${old} is stable`);
  const halted = await platform(...start);
  expect(halted).toContain('Say why it is started again: --reason');
  expect(await platform(...start, '--reason', 'mended')).toContain('another operator must start it too');
  expect(await platform(...start, '--reason', 'mended')).toContain('You have started it already.');

  const taken = await platform('withdraw', 'mf-orders', old);
  expect(taken).toContain('--instead <release>, or --instead nothing');
  expect(await platform('rollback', 'mf-orders', old)).toContain('--instead <release>, or --instead nothing');
  expect(await platform('rollback', 'mf-orders', old, '--instead', 'nothing')).toContain(
    'mf-orders: nothing is stable',
  );
  const all = [tried, waits, kept, other, late, halted, taken].join('').replaceAll('شركة الوادي', '');
  expect(all).not.toMatch(/[ء-ي]/);
  await panel.close();
}, 60_000);

test('a release that nobody has tried is rolled out for a reason alone, and status is one line for many', async () => {
  const panel = await testServer();
  await releaseToAll(panel, sampleHost());
  const orders = (text: string) => sampleRelease('mf-orders', { 'remoteEntry.js': text });
  const untried = orders('untried');
  expect((await publishSample(panel, orders('tried'))).status).toBe(201);
  expect((await publishSample(panel, untried, { isTried: false })).status).toBe(201);
  const env = { PANEL_URL: panel.url, OPERATOR_TOKEN: panel.operatorToken };
  const platform = async (...args: string[]) => (await run('platform.mjs', args, env)).said;
  const start = ['rollout', 'start', 'mf-orders', untried.release.id, '--stages', '5,100'];
  expect(await platform(...start, '--dry-run')).toContain('It has no report of a trial');
  expect(await platform(...start)).toContain('400 untried');
  expect((await platform('status')).match(/published, but not live/g)).toHaveLength(1);
  expect(await platform('status')).toContain('2 published, but not live, the newest');
  expect(await platform(...start, '--reason', 'tried by hand')).toContain('goes to 5 %');
  const second = await platform('rollout', 'start', 'mf-orders', untried.release.id, '--stages', '5,100');
  expect(second).toContain('A rollout is in progress. Finish it, halt it or roll it back first.');
  await panel.close();
}, 60_000);

test('of two operators who both want the same next stage one is refused', async () => {
  const panel = await testServer();
  await releaseToAll(panel, sampleHost());
  const [stable, candidate] = ['stable', 'candidate'].map((text) =>
    sampleRelease('mf-orders', { 'remoteEntry.js': text }),
  );
  if (!stable || !candidate) throw new Error('two releases');
  await releaseToAll(panel, stable);
  await publishSample(panel, candidate);
  const env = { PANEL_URL: panel.url, OPERATOR_TOKEN: panel.operatorToken };
  const { id } = candidate.release;
  await run('platform.mjs', ['rollout', 'start', 'mf-orders', id, '--stages', '1,5,25,100'], env);
  const advance = [
    'rollout',
    'advance',
    'mf-orders',
    id,
    '--to',
    '5',
    '--override-canary',
    '--reason',
    'seen',
  ];
  const both = await Promise.all([run('platform.mjs', advance, env), run('platform.mjs', advance, env)]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect((await panel.app.rollouts.states()).get('mf-orders').rollout?.percent).toBe(5);
  await panel.close();
}, 60_000);

test('previews and webhooks are made, listed and ended from the command line', async () => {
  const panel = await testServer();
  await releaseToAll(panel, sampleHost());
  const candidate = sampleRelease('mf-orders', { 'remoteEntry.js': 'seen before' });
  expect((await publishSample(panel, candidate)).status).toBe(201);
  const env = { PANEL_URL: panel.url, OPERATOR_TOKEN: panel.operatorToken };
  const platform = async (...args: string[]) => {
    const { code, said } = await run('platform.mjs', args, env);
    return `${code} ${said}`;
  };
  const { id } = candidate.release;
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const mistyped = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
  expect(await platform('preview', mistyped, '--for', 'noura@binaa.example')).toContain(
    `Nobody has published ${mistyped}; the nearest is ${id}.`,
  );
  const made = await platform('preview', id, '--for', 'noura@binaa.example', '--until', day);
  expect(made.split('\n').filter((line) => line !== '')).toHaveLength(1);
  const [, link = ''] = /^0 (http\S+)\n$/.exec(made) ?? [];
  expect((await fetch(link)).status).toBe(200);
  const listed = await platform('preview', 'list');
  expect(listed).toContain(`mf-orders ${id}  noura@binaa.example  until`);
  const [, previewId = ''] = /^0 (\S+)/.exec(listed) ?? [];
  expect(await platform('preview', 'revoke', previewId)).toContain('is revoked');
  expect((await fetch(link)).status).toBe(409);
  expect(await platform('preview', id, '--for', 'a@b.example', '--until', '2020-01-01')).toContain(
    'A preview ends within 60 days',
  );

  const receiver = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  expect(await platform('webhook', 'add', 'http://10.0.0.1/')).toContain('begins with https://');
  const added = await platform('webhook', 'add', `http://127.0.0.1:${port}/`, '--events', 'published');
  expect(added).toMatch(/whsec_[A-Za-z0-9+/]{43}=/);
  const [, webhookId = ''] = /^0 (\S+)/.exec(added) ?? [];
  expect(await platform('webhook', 'list')).not.toContain('whsec_');
  const told = sampleRelease('mf-orders', { 'remoteEntry.js': 'told' });
  expect((await publishSample(panel, told)).status).toBe(201);
  await sendWebhooks(panel);
  const log = await platform('webhook', 'log');
  expect(log).toContain(`published mf-orders ${told.release.id}  waiting after 1 tries (500), next try`);
  const [, deliveryId = ''] = /^0 (\S+)/.exec(log) ?? [];
  expect(await platform('webhook', 'resend', deliveryId)).toContain('waiting after 0 tries');
  expect(await platform('webhook', 'remove', webhookId)).toContain('Nothing more is sent');
  expect(await platform('webhook', 'list')).toContain('There is no webhook.');
  receiver.close();
  await panel.close();
}, 60_000);
