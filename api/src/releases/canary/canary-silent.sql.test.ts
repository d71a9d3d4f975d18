// @module-tag slow
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { expect, test } from 'vitest';
import { canaryCompanies } from '../../../testing/canary-server.ts';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { sampleRelease } from '../../../testing/sample-release.ts';
import type { TestCompany } from '../../../testing/server.ts';
import { publishSample } from '../../../testing/test-team.ts';
import { asPlatform } from '../../db/tenant.ts';
import { deleteOldSamples, haltBadReleases } from './canary-jobs.ts';
import { type SampleKeys, windowName } from './canary-sample.ts';
import { addCompared } from './compared-rows.ts';
import { sampleOutcomes } from './sample-outcomes.ts';

const { server, change, rolloutState, log, sessions, candidate, stable, insiders, outsiders } =
  await canaryCompanies();
const lastEntry = async () => (await log()).lines.at(-1);

/** Sessions of companies that exist in the samples only. */
async function comparedSessions(count: number, time: number) {
  const rollout = (await rolloutState()).rollout;
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
      const own = arm === 'candidate' ? time : 1_000;
      const report = { metric: 'slow' as const, time: own, hasFault: false };
      await asPlatform(server.db, (tx) => addCompared(tx, keys, report, server.app.now()));
    }
}

/** Sessions of these companies in turn, whose files came from the cache. */
async function timed(
  companies: readonly TestCompany[],
  count: number,
  release: string,
  milliseconds: number,
): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { id: companyId } = companies[i % companies.length] ?? {};
    if (!companyId) throw new Error('There are companies');
    const source = { companyId, session: `${release} ${milliseconds} ${i}`, network: '192.0.2.1' };
    const loaded = { remote: 'mf-orders', release, outcome: 'loaded', milliseconds, isWarm: true } as const;
    await sampleOutcomes(server.app, 'key', source, [loaded]);
  }
}

test.each<[Outcome['outcome'], number, Partial<Outcome>]>([
  ['missingChunk', 3, {}],
  ['alteredLayout', 3, {}],
  ['hung', 3, {}],
  ['deadLink', 3, {}],
  ['lostSession', 3, {}],
  ['alteredBuiltIns', 3, {}],
  ['measured', 3, { calls: 225 }],
  ['uncaughtError', 4, {}],
  ['died', 6, {}],
])(
  'a candidate that reports %s in %i sessions of three companies is halted',
  async (outcome, enough, more) => {
    const bad = await candidate(outcome);
    await sessions(outsiders, 6, stable.release.id, 'loaded');
    await sessions(insiders, enough - 1, bad, { outcome, ...more });
    expect((await rolloutState()).rollout?.release).toBe(bad);
    await sessions(insiders.slice(2), 1, bad, { outcome, ...more });
    expect((await rolloutState()).halted).toContain(bad);
    // A fourth halt within a day is left to a person.
    server.passTime(25 * 3_600_000);
  },
);

test('tabs that the system closed with either release halt no candidate, and neither do usual numbers of calls', async () => {
  const good = await candidate('closed by the system');
  await sessions(outsiders, 6, stable.release.id, 'died');
  await sessions(insiders, 9, good, 'died');
  await sessions(insiders, 3, good, { outcome: 'measured', calls: 40 });
  expect((await rolloutState()).rollout?.release).toBe(good);
  await change({ action: 'halt', reason: 'انتهت التجربة' });
});

test('of two candidates in a page whose built-ins are altered, the one that is worse than its stable release is halted', async () => {
  const orders = await candidate('beside another');
  const [other, ...rest] = outsiders;
  if (!other) throw new Error('There are companies');
  const include = [...insiders, other].map(({ credentials }) => credentials.domain);
  const fleetStable = sampleRelease('mf-fleet', { 'remoteEntry.js': 'stable' });
  await releaseToAll(server, fleetStable);
  const fleet = sampleRelease('mf-fleet', { 'remoteEntry.js': 'suspected' });
  await publishSample(server, fleet);
  const start = { action: 'start' as const, release: fleet.release.id, stages: [0.01, 100], include };
  expect((await change(start, 'mf-fleet')).status).toBe(200);
  let count = 0;
  const open = async (
    companies: readonly TestCompany[],
    ids: readonly [string, string],
    outcome: Outcome['outcome'],
  ) => {
    for (const { id: companyId } of companies) {
      const source = { companyId, session: `session ${count}`, network: `192.0.2.${count}` };
      count += 1;
      const [remote, next] = ['mf-fleet', 'mf-orders'] as const;
      await sampleOutcomes(server.app, 'key', source, [
        { remote, release: ids[0], outcome },
        { remote: next, release: ids[1], outcome },
      ]);
    }
  };
  for (let i = 0; i < 10; i++) {
    await open([other, other, other], [fleet.release.id, stable.release.id], 'loaded');
    await open(rest, [fleetStable.release.id, stable.release.id], 'loaded');
  }
  await open(insiders, [fleet.release.id, orders], 'alteredBuiltIns');
  // Three sessions that fail by themselves are enough.
  expect((await rolloutState()).rollout?.release).toBe(orders);
  expect(server.logs()).toContain(`"candidates":["mf-fleet ${fleet.release.id}","mf-orders ${orders}"]`);
  for (let i = 0; i < 2; i++) await open(insiders, [fleet.release.id, orders], 'alteredBuiltIns');
  expect((await rolloutState()).halted).toContain(orders);
  expect((await lastEntry())?.reason).toContain('أو تعطّل ما حول القسم: 3 بهذا الإصدار مقابل 0');
  // Pages of the halted candidate that are still open blame nobody else.
  for (let i = 0; i < 3; i++) await open(insiders, [fleet.release.id, orders], 'alteredBuiltIns');
  expect((await rolloutState('mf-fleet')).rollout?.release).toBe(fleet.release.id);
  await change({ action: 'halt', reason: 'انتهت التجربة' }, 'mf-fleet');
  server.passTime(25 * 3_600_000);
});

test('what fails in pages that translators have changed counts against no candidate, what they cannot cause does', async () => {
  const good = await candidate('translated');
  await sessions(outsiders, 6, stable.release.id, 'loaded');
  const kinds = ['crashed', 'uncaughtError', 'fellBack', 'failed', 'alteredLayout'] as const;
  for (const outcome of kinds)
    await sessions(insiders, 3, good, { outcome, isForeign: true, guardedCalls: 2 });
  expect((await rolloutState()).rollout?.release).toBe(good);
  await sessions(insiders, 3, good, { outcome: 'missingChunk', isForeign: true });
  expect((await rolloutState()).halted).toContain(good);
  const metrics = await (await server.fetch('/metrics', { token: server.operatorToken })).text();
  expect(metrics).toContain(
    `hawiyat_guarded_calls_total{remote="mf-orders",release="${good}"} ${2 * 3 * kinds.length}`,
  );
  server.passTime(25 * 3_600_000);
});

test('a candidate that shows its content two seconds later is halted, and the reason has both times', async () => {
  const slow = await candidate('slow');
  await comparedSessions(60, 3_000);
  await haltBadReleases(server.app);
  expect((await rolloutState()).halted).toContain(slow);
  expect(await lastEntry()).toMatchObject({
    actor: 'canary',
    reason: expect.stringMatching(/ظهور المحتوى.*3(\.\d)? ث.*1(\.\d)? ث/),
  });
  server.passTime(25 * 3_600_000);
});

test('a candidate that is as fast as the stable release stays', async () => {
  const good = await candidate('good');
  await comparedSessions(60, 1_000);
  await haltBadReleases(server.app);
  expect((await rolloutState()).rollout?.release).toBe(good);
  await change({ action: 'halt', reason: 'انتهت التجربة' });
});

test('three companies whose screens take two seconds longer than before the candidate are enough', async () => {
  await timed([...insiders, ...outsiders], 36, stable.release.id, 1_000);
  const slow = await candidate('slow for three');
  await timed(outsiders, 3, stable.release.id, 1_100);
  await timed(insiders, 14, slow, 3_000);
  expect((await rolloutState()).rollout?.release).toBe(slow);
  await timed(insiders.slice(2), 1, slow, 3_001);
  expect((await rolloutState()).halted).toContain(slow);
  expect((await lastEntry())?.reason).toMatch(/ظهور المحتوى.*3(\.\d)? ث.*1(\.\d)? ث لدى المنشآت نفسها/);
  server.passTime(25 * 3_600_000);
});

test.each([
  ['two companies alone', 2, 1_000],
  ['everybody, with the stable release too', 3, 3_000],
])(
  'a candidate with which %s have to wait two seconds longer stays',
  async (_, slowCompanies, stableTime) => {
    await timed([...insiders, ...outsiders], 120, stable.release.id, 1_000);
    const next = await candidate(`slow for ${slowCompanies}`);
    await timed(outsiders, 3, stable.release.id, stableTime);
    await timed(insiders.slice(0, slowCompanies), 60, next, 3_000);
    expect((await rolloutState()).rollout?.release).toBe(next);
    await change({ action: 'halt', reason: 'انتهت التجربة' });
  },
);

test('a candidate of two companies whose sessions fail pauses and asks the operator, who goes on', async () => {
  const two = insiders.slice(0, 2);
  const few = await candidate('few', two);
  await sessions(outsiders, 6, stable.release.id, 'loaded');
  await sessions(two, 4, few, 'hung');
  expect((await rolloutState()).rollout).toMatchObject({ release: few, isPaused: true });
  expect(await lastEntry()).toMatchObject({
    actor: 'canary',
    reason: expect.stringContaining('لأنه لدى أقل من ثلاث منشآت'),
  });

  expect((await change({ action: 'resume', reason: 'نتابع مع الشركتين' })).status).toBe(200);
  await sessions(two, 2, few, 'hung');
  expect((await rolloutState()).rollout).toMatchObject({ release: few, isPaused: false });
  await change({ action: 'halt', reason: 'انتهت التجربة' });
});

test('what was compared names nobody, and is forgotten: with its rollout after a week, times after a month', async () => {
  const rows = () =>
    asPlatform(server.db, async (tx) => [
      ...(await tx.selectFrom('canary_compared').selectAll().execute()),
      ...(await tx.selectFrom('canary_comparisons').selectAll().execute()),
      ...(await tx.selectFrom('canary_earlier_times').selectAll().execute()),
    ]);
  const before = await rows();
  expect(before).not.toEqual([]);
  for (const company of [...insiders, ...outsiders]) expect(JSON.stringify(before)).not.toContain(company.id);
  server.passTime(8 * 24 * 3_600_000);
  await deleteOldSamples(server.app);
  expect((await rows()).filter((row) => 'rollout' in row)).toEqual([]);
  server.passTime(23 * 24 * 3_600_000);
  await deleteOldSamples(server.app);
  expect(await rows()).toEqual([]);
});
