import { addContainer } from '@hawiyat/shared/contract/containers';
import { expect, test } from 'vitest';
import { canaryCompanies } from '../../../testing/canary-server.ts';
import { marketplace } from '../../../testing/marketplace.ts';
import type { TestCompany } from '../../../testing/server.ts';
import { asPlatform } from '../../db/tenant.ts';
import { deleteOldSamples, haltBadReleases } from './canary-jobs.ts';
import { type SampleKeys, windowName } from './canary-sample.ts';
import { addCompared } from './compared-rows.ts';
import { sampleOutcomes } from './sample-outcomes.ts';

const { server, change, rolloutState, log, sessions, candidate, stable, insiders, outsiders } =
  await canaryCompanies();
const lastEntry = async () => (await log()).lines.at(-1);

/** Sessions of companies that exist in the samples only. */
async function comparedSessions(count: number, metric: 'slow' | 'business', time: number | null) {
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
      const own = arm === 'candidate' ? time : time && 1_000;
      const report = { metric, time: own, hasActed: false };
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

test.each(['missingChunk', 'alteredLayout', 'hung'] as const)(
  'a candidate that reports %s in a session of each of three companies is halted',
  async (outcome) => {
    const bad = await candidate(outcome);
    await sessions(outsiders, 6, stable.release.id, 'loaded');
    await sessions(insiders, 2, bad, outcome);
    expect((await rolloutState()).rollout?.release).toBe(bad);
    await sessions(insiders.slice(2), 1, bad, outcome);
    expect((await rolloutState()).halted).toContain(bad);
    // A fourth halt within a day is left to a person.
    server.passTime(25 * 3_600_000);
  },
);

test('what fails in pages that translators have changed counts against no candidate, what they cannot cause does', async () => {
  const good = await candidate('translated');
  await sessions(outsiders, 6, stable.release.id, 'loaded');
  const kinds = ['crashed', 'uncaughtError', 'fellBack', 'failed', 'alteredLayout'] as const;
  for (const kind of kinds) await sessions(insiders, 3, good, kind, { isForeign: true, guardedCalls: 2 });
  expect((await rolloutState()).rollout?.release).toBe(good);
  await sessions(insiders, 3, good, 'missingChunk', { isForeign: true });
  expect((await rolloutState()).halted).toContain(good);
  const metrics = await (await server.fetch('/metrics', { token: server.operatorToken })).text();
  expect(metrics).toContain(
    `hawiyat_guarded_calls_total{remote="mf-orders",release="${good}"} ${2 * 3 * kinds.length}`,
  );
  server.passTime(25 * 3_600_000);
});

test('a candidate that shows its content two seconds later is halted, and the reason has both times', async () => {
  const slow = await candidate('slow');
  await comparedSessions(60, 'slow', 3_000);
  await haltBadReleases(server.app);
  expect((await rolloutState()).halted).toContain(slow);
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
  await sessions(outsiders, 6, stable.release.id, 'loaded');
  await sessions(two, 4, few, 'hung');
  expect((await rolloutState()).rollout).toMatchObject({ release: few, isPaused: true });
  expect(await lastEntry()).toMatchObject({
    actor: 'guard',
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
