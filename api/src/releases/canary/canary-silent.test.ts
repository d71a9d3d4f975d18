import { addContainer } from '@hawiyat/shared/contract/containers';
import { type Outcome, reportOutcomes } from '@hawiyat/shared/contract/releases';
import { changeRollout, listRolloutLog, listRolloutStates } from '@hawiyat/shared/contract/rollouts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketplace } from '../../../testing/marketplace.ts';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../../testing/sample-release.ts';
import { type TestCompany, type TestServer, testServer } from '../../../testing/server.ts';
import { publishSample } from '../../../testing/test-team.ts';
import { asPlatform } from '../../db/tenant.ts';
import { deleteOldSamples, haltBadReleases } from './canary-jobs.ts';
import { type SampleKeys, windowName } from './canary-sample.ts';
import { addCompared } from './compared-rows.ts';

let server: TestServer;
let insiders: TestCompany[];
let outsiders: TestCompany[];
const stable = sampleRelease('mf-orders', { 'remoteEntry.js': 'stable' });
beforeAll(async () => {
  server = await testServer({ attemptFactor: 100 });
  await releaseToAll(server, sampleHost());
  await releaseToAll(server, stable);
  const companies = (names: readonly string[]) =>
    Promise.all(names.map((name) => server.createCompany(name)));
  insiders = await companies(['الأولى', 'الثانية', 'الثالثة']);
  outsiders = await companies(['الرابعة', 'الخامسة', 'السادسة']);
}, 60_000);
afterAll(() => server.close());

const operator = async (path: string, json?: unknown) =>
  server.fetch(path, {
    token: server.operatorToken,
    ...(json === undefined ? {} : { method: 'POST', json }),
  });
const change = (json: Record<string, unknown>) =>
  operator(changeRollout.path.replace(':remote', 'mf-orders'), json);
const rolloutState = async () => {
  const answer = await operator(listRolloutStates.path);
  const { rolloutStates } = listRolloutStates.response.parse(await answer.json());
  return rolloutStates.find((item) => item.remote === 'mf-orders');
};
const lastEntry = async () => {
  const log = await operator(listRolloutLog.path.replace(':remote', 'mf-orders'));
  return listRolloutLog.response.parse(await log.json()).lines.at(-1);
};

/** Publishes a candidate, and gives it to these companies. @returns its id */
async function candidate(text: string, companies: readonly TestCompany[] = insiders): Promise<string> {
  const sample = sampleRelease('mf-orders', { 'remoteEntry.js': text });
  expect((await publishSample(server, sample)).status).toBe(201);
  const include = companies.map((company) => company.credentials.domain);
  const exclude = [...insiders, ...outsiders]
    .map((company) => company.credentials.domain)
    .filter((domain) => !include.includes(domain));
  const start = { action: 'start', release: sample.release.id, stages: [0.01, 25, 100], include, exclude };
  expect((await change(start)).status).toBe(200);
  return sample.release.id;
}

/** One session of a company reports one outcome. */
async function session(company: TestCompany, release: string, outcome: Outcome['outcome']) {
  const json = { outcomes: [{ remote: 'mf-orders', release, outcome, milliseconds: 900, isWarm: true }] };
  const token = await company.signIn();
  expect((await server.fetch(reportOutcomes.path, { method: 'POST', token, json })).status).toBe(204);
}

/** Sessions of companies that exist in the samples only. */
async function comparedSessions(count: number, metric: 'slow' | 'business', time: number | null) {
  const rollout = (await rolloutState())?.rollout;
  if (!rollout) throw new Error('No rollout is under way');
  const { rollout: running } = (await server.app.rollouts.states()).get('mf-orders');
  if (!running) throw new Error('No rollout is under way');
  for (let i = 0; i < count; i++)
    for (const arm of ['stable', 'candidate'] as const) {
      const unit = `${arm}-${i}`;
      const keys: SampleKeys = {
        rollout: windowName(running),
        session: unit,
        company: unit,
        network: null,
        sample: { arm, stage: running.stageAt.toISOString(), fatal: false, uncaughtError: false },
      };
      const own = arm === 'candidate' ? time : time && 1_000;
      const report = { metric, time: own, hasActed: false };
      await asPlatform(server.db, (tx) => addCompared(tx, keys, report, server.app.now()));
    }
}

test.each(['missingChunk', 'alteredLayout', 'hung'] as const)(
  'a candidate that reports %s in a session of each of three companies is halted',
  async (outcome) => {
    const bad = await candidate(outcome);
    for (const outsider of [...outsiders, ...outsiders]) await session(outsider, stable.release.id, 'loaded');
    for (const insider of insiders.slice(0, 2)) await session(insider, bad, outcome);
    expect((await rolloutState())?.rollout?.release).toBe(bad);
    for (const insider of insiders.slice(2)) await session(insider, bad, outcome);
    expect((await rolloutState())?.halted).toContain(bad);
    // A fourth halt within a day is left to a person.
    server.passTime(25 * 3_600_000);
  },
);

test('a candidate that shows its content two seconds later is halted, and the reason has both times', async () => {
  const slow = await candidate('slow');
  await comparedSessions(60, 'slow', 3_000);
  await haltBadReleases(server.app);
  expect((await rolloutState())?.halted).toContain(slow);
  expect(await lastEntry()).toMatchObject({
    actor: 'guard',
    reason: expect.stringMatching(/ظهور المحتوى.*3(\.\d)? ث.*1(\.\d)? ث/),
  });
  server.passTime(25 * 3_600_000);
});

test('a candidate that is as fast as the stable release stays', async () => {
  const good = await candidate('good');
  await comparedSessions(60, 'slow', 1_000);
  await haltBadReleases(server.app);
  expect((await rolloutState())?.rollout?.release).toBe(good);
  await change({ action: 'halt', reason: 'انتهت التجربة' });
});

test('an offer of a company counts for its release, once', async () => {
  const market = marketplace(server);
  await candidate('business');
  const [insider] = insiders;
  if (!insider) throw new Error('There are companies');
  const token = await insider.signIn();
  await market.post(addContainer.path, token, {
    type: 'حاويات أنقاض',
    size: '20 yard',
    price: 500,
    status: 'available',
  });
  const customer = await market.customer();
  for (let i = 0; i < 2; i++) await market.offer(token, (await market.place(customer.token)).id);
  const companies = () =>
    asPlatform(server.db, async (tx) => {
      const rows = await tx
        .selectFrom('canary_comparisons')
        .select('comparison')
        .where('metric', '=', 'business')
        .execute();
      return rows.map((row) => row.comparison.companies);
    });
  await expect.poll(companies).toContainEqual({ candidate: 1, stable: 0 });
  await change({ action: 'halt', reason: 'انتهت التجربة' });
});

test('a candidate of two companies whose sessions fail pauses and asks the operator, who goes on', async () => {
  const two = insiders.slice(0, 2);
  const few = await candidate('few', two);
  for (const outsider of [...outsiders, ...outsiders]) await session(outsider, stable.release.id, 'loaded');
  for (const insider of [...two, ...two]) await session(insider, few, 'hung');
  expect((await rolloutState())?.rollout).toMatchObject({ release: few, isPaused: true });
  expect(await lastEntry()).toMatchObject({
    actor: 'guard',
    reason: expect.stringContaining('لأنه لدى أقل من ثلاث منشآت'),
  });

  expect((await change({ action: 'resume', reason: 'نتابع مع الشركتين' })).status).toBe(200);
  for (const insider of two) await session(insider, few, 'hung');
  expect((await rolloutState())?.rollout).toMatchObject({ release: few, isPaused: false });
  await change({ action: 'halt', reason: 'انتهت التجربة' });
});

test('what was compared names nobody, and is forgotten a week after the rollout', async () => {
  const rows = () =>
    asPlatform(server.db, async (tx) => [
      ...(await tx.selectFrom('canary_compared').selectAll().execute()),
      ...(await tx.selectFrom('canary_comparisons').selectAll().execute()),
    ]);
  const before = await rows();
  expect(before).not.toEqual([]);
  for (const company of [...insiders, ...outsiders]) expect(JSON.stringify(before)).not.toContain(company.id);
  server.passTime(8 * 24 * 3_600_000);
  await deleteOldSamples(server.app);
  expect(await rows()).toEqual([]);
});
