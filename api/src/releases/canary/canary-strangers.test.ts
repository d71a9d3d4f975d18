import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '@hawiyat/shared/contract/account/session';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { changeRollout } from '@hawiyat/shared/contract/platform/rollouts';
import { expect, test } from 'vitest';
import { canaryServer, type Reporter } from '../../../testing/canary-server.ts';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { type SampleRelease, sampleHost, sampleRelease } from '../../../testing/sample-release.ts';
import type { TestCompany } from '../../../testing/server.ts';
import { publishSample } from '../../../testing/test-team.ts';
import { asPlatform } from '../../db/tenant.ts';
import { probeForVisitors } from '../probe/probe.ts';
import { storeProbe } from '../probe/probe-rows.ts';
import { blobName } from '../storage/stored-file.ts';

const { server, change, rolloutState, log, report } = await canaryServer({ trustedProxies: ['127.0.0.1'] });
const host = sampleHost();
const next: SampleRelease = {
  ...host,
  release: { ...host.release, id: '1.1.0-0123456789', globalName: 'shell__1_1_0_0123456789' },
};
const pages = (text: string) => sampleRelease('mf-marketing', { 'remoteEntry.js': text });
await releaseToAll(server, pages('stable'));

async function begin({ release, files }: SampleRelease): Promise<void> {
  await publishSample(server, { release, files });
  await change({ action: 'start', release: release.id, stages: [50, 100] }, release.remote);
}

const say = (
  reporter: Reporter,
  { remote, id }: { remote: Releasable; id: string },
  outcome: Outcome['outcome'],
) => report(reporter, { remote, release: id, outcome });

/** Visitors until so many of them have been given a release, each with a signed cookie of its own. */
async function visitorsWith(id: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < count) {
    const answer = await server.fetch('/', { headers: { accept: 'text/html' } });
    const isGiven = (await answer.text()).includes(id);
    if (isGiven) cookies.push(answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  }
  return cookies;
}

/** Companies that a rollout gives its candidate, or does not. */
async function companies(count: number): Promise<TestCompany[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => server.createCompany(`شركة ${i}`)));
}

test.each([next, pages('candidate')])(
  'strangers change nothing about a healthy release of $release.remote',
  { tags: ['slow'] },
  async ({ release, files }) => {
    await begin({ release, files });
    const before = await rolloutState(release.remote);
    const visitors = await visitorsWith(release.id, 6);

    for (const [i, cookie] of visitors.slice(0, 3).entries())
      await say({ cookie, network: `203.0.113.${i % 2}` }, release, 'failed');
    for (let i = 0; i < 260; i++)
      await say({ cookie: visitors[3 + (i % 3)] ?? '', network: `203.0.113.${i % 4}` }, release, 'loaded');
    for (let i = 0; i < 300; i++)
      await say({ network: `198.51.${i % 100}.${i % 250}`, token: 'a'.repeat(43) }, release, 'crashed');

    expect(await rolloutState(release.remote)).toEqual(before);
    expect(before.rollout).toMatchObject({ release: release.id, isPaused: false });
    expect(before.canary?.candidate).toEqual({ sessions: 0, companies: 0, fatal: 0, uncaughtError: 0 });
    await change({ action: 'halt' }, release.remote);
  },
);

test('three companies halt what is broken, and two of them, or three in one office, do not', async () => {
  const orders = (text: string) => sampleRelease('mf-orders', { 'remoteEntry.js': text });
  await releaseToAll(server, orders('stable'));
  const { release, files } = orders('broken');
  await publishSample(server, { release, files });
  const insiders = await companies(4);
  const include = insiders.map((insider) => insider.credentials.domain);
  await change({ action: 'start', release: release.id, stages: [0.01, 100], include }, 'mf-orders');
  const fail = async (company: TestCompany | undefined, network: string) =>
    say({ network, token: (await company?.signIn()) ?? '' }, release, 'crashed');

  for (let i = 0; i < 12; i++) await fail(insiders[i % 2], `192.0.2.${i}`);
  expect((await rolloutState('mf-orders')).rollout?.release).toBe(release.id);
  await change({ action: 'roll-back' }, 'mf-orders');

  await change({ action: 'start', release: release.id, stages: [0.01, 100], include }, 'mf-orders');
  for (let i = 0; i < 9; i++) await fail(insiders[i % 3], '192.0.2.1');
  expect((await rolloutState('mf-orders')).rollout?.release).toBe(release.id);
  await fail(insiders[3], '192.0.2.2');
  expect(await rolloutState('mf-orders')).toMatchObject({ rollout: null, halted: [release.id] });
});

test('a session that has ended is no longer sampled, and gets no error', async () => {
  const { release, files } = sampleRelease('mf-fleet', { 'remoteEntry.js': 'candidate' });
  await releaseToAll(server, sampleRelease('mf-fleet', { 'remoteEntry.js': 'stable' }));
  await publishSample(server, { release, files });
  const [company] = await companies(1);
  if (!company) throw new Error('There is a company');
  const include = [company.credentials.domain];
  await change({ action: 'start', release: release.id, stages: [0.01, 100], include }, 'mf-fleet');
  const answer = await server.fetch(signIn.path, { method: 'POST', json: company.credentials });
  const { token } = signIn.response.parse(await answer.json());
  const candidate = async () => (await rolloutState('mf-fleet')).canary?.candidate.sessions;
  await say({ network: '192.0.2.1', token }, release, 'loaded');
  expect(await candidate()).toBe(1);
  server.passTime(25 * 3_600_000);
  await say({ network: '192.0.2.1', token }, release, 'crashed');
  expect((await rolloutState('mf-fleet')).canary?.candidate).toMatchObject({ sessions: 1, fatal: 0 });
});

/** What probes have found so far, in their order. */
const probes = (): { release: string; outcome: string }[] =>
  server
    .logs()
    .split('\n')
    .filter((line) => line.includes('a trial of a candidate ended'))
    .map((line) => JSON.parse(line));

/** Changes the first file of a release, in every form that the server keeps. */
async function withFile({ release }: SampleRelease, change: (path: string) => Promise<void>): Promise<void> {
  const folder = join(server.dataDir, 'releases');
  const name = blobName(release.files[0]?.integrity ?? '');
  for (const file of await readdir(folder)) if (file.startsWith(name)) await change(join(folder, file));
}
const lose = (sample: SampleRelease) => withFile(sample, (path) => rm(path));
const damage = (sample: SampleRelease) => withFile(sample, (path) => writeFile(path, 'rotten'));

test('a visitor’s report has the files checked: whole ones change nothing, a lost one pauses until an operator resumes', async () => {
  const whole = pages('whole');
  await begin(whole);
  const { release } = whole;
  const [cookie] = await visitorsWith(release.id, 1);
  const complain = async () => say({ cookie, network: '203.0.113.9' }, release, 'failed');
  const found = () => probes().filter((probe) => probe.release === release.id);
  await Promise.all(Array.from({ length: 20 }, complain));
  await expect.poll(found).toMatchObject([{ outcome: 'unclear' }]);
  await complain();
  expect((await rolloutState('mf-marketing')).rollout?.isPaused).toBe(false);

  await lose(whole);
  server.passTime(5 * 60_000);
  await complain();
  await expect.poll(async () => (await rolloutState('mf-marketing')).rollout?.isPaused).toBe(true);
  expect(found()).toMatchObject([{ outcome: 'unclear' }, { outcome: 'failed' }]);
  const { lines } = await log('mf-marketing');
  expect(lines.at(-1)).toMatchObject({
    actor: 'probe',
    event: '{"type":"paused","takesBack":true}',
    reason: expect.stringContaining('\u2066remoteEntry.js\u2069 من الإصدار المرشح مفقود أو لا يطابق بصمته'),
  });

  const resumed = await change({ action: 'resume', reason: 'رُفع الملف من جديد' }, 'mf-marketing');
  expect(changeRollout.response.parse(await resumed.json()).rolloutState.rollout).toMatchObject({
    release: release.id,
    isPaused: false,
  });
  await complain();
  expect(found()).toHaveLength(2);
  await change({ action: 'halt' }, 'mf-marketing');
});

const lastEntry = async () => (await log('mf-marketing')).lines.at(-1);

test('a candidate whose bytes are not the signed ones is halted by the server’s probe, for two persons to start again', async () => {
  const sample = pages('tampered, and tried');
  await begin(sample);
  const { release } = sample;
  const [cookie] = await visitorsWith(release.id, 1);
  await damage(sample);
  await say({ cookie, network: '203.0.113.9' }, release, 'failed');
  await expect.poll(async () => (await rolloutState('mf-marketing')).rollout).toBeNull();
  expect((await rolloutState('mf-marketing')).needTwoPersons).toContain(release.id);
  expect(await lastEntry()).toMatchObject({
    actor: 'probe',
    event: JSON.stringify({ type: 'halted', release: release.id, cause: 'tampered' }),
    reason: expect.stringContaining('\u2066remoteEntry.js\u2069 البصمة التي وقّعها الفريق'),
  });
});

test('the server halts it while sending such a file, once, and nobody’s further requests halt anything', async () => {
  const sample = pages('tampered, and sent');
  await begin(sample);
  const { release } = sample;
  await damage(sample);
  const ask = () => server.fetch(`/r/mf-marketing/${release.id}/remoteEntry.js`);
  const answers = await Promise.all(Array.from({ length: 5 }, ask));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const state = await rolloutState('mf-marketing');
  expect([state.rollout, state.needTwoPersons]).toEqual([null, expect.arrayContaining([release.id])]);
  const halted = await lastEntry();
  expect(halted).toMatchObject({
    actor: 'server',
    event: JSON.stringify({ type: 'halted', release: release.id, cause: 'tampered' }),
  });
  expect((await ask()).status).toBe(404);
  expect(await lastEntry()).toEqual(halted);
});

test('what visitors alone open waits for the server’s own probe in each stage, and for no samples', async () => {
  const sample = pages('proved');
  await begin(sample);
  const missing = async () => (await rolloutState('mf-marketing')).canary?.missing;
  expect(await missing()).toEqual(['dwell:0/30', 'probe:0/1']);
  server.passTime(30 * 60_000);
  await probeForVisitors(server.app);
  await expect.poll(() => probes().filter((probe) => probe.release === sample.release.id)).toHaveLength(1);
  // Without a browser the files alone were checked, and that is not enough.
  expect(await missing()).toEqual(['probe:0/1']);
  const answer = await change({ action: 'advance' }, 'mf-marketing');
  expect(answer.status).toBe(409);
  const now = (await server.app.rollouts.states()).get('mf-marketing').rollout;
  if (now) await asPlatform(server.db, (tx) => storeProbe(tx, now, 'passed'));
  expect(await missing()).toEqual([]);
});
