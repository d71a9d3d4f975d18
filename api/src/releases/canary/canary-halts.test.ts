import { signIn } from '@hawiyat/shared/contract/account/session';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import { fetchComposition } from '@hawiyat/shared/contract/platform/composition';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { expect, test } from 'vitest';
import { canaryCompanies } from '../../../testing/canary-server.ts';
import { sampleRelease } from '../../../testing/sample-release.ts';
import type { TestCompany } from '../../../testing/server.ts';
import { publishSample } from '../../../testing/test-team.ts';
import { asPlatform } from '../../db/tenant.ts';
import { advanceOnTime } from '../scheduled-advances.ts';
import { deleteOldSamples, haltBadReleases } from './canary-jobs.ts';
import { sampleOf } from './canary-sample.ts';
import { addSample } from './canary-windows.ts';

const { server, change, rolloutState, log, report, sessions, candidate, stable, insiders, outsiders } =
  await canaryCompanies();

const say = (token: string, release: string, outcome: Outcome['outcome'], cookie = '') =>
  report({ token, cookie }, { remote: 'mf-orders', release, outcome });

const given = async (company: TestCompany) => {
  const answer = await server.fetch(fetchComposition.path, { token: await company.signIn() });
  return fetchComposition.response.parse(await answer.json()).composition.remotes['mf-orders'];
};

test('a release that is dead halts itself after three sessions, says why, and is taken from everybody', async () => {
  const bad = await candidate('dead');
  await sessions(outsiders, 6, stable.release.id, 'loaded');
  await sessions(insiders, 2, bad, 'fellBack');
  expect((await rolloutState()).rollout?.release).toBe(bad);
  await sessions(insiders.slice(2), 1, bad, 'crashed');

  expect(await rolloutState()).toMatchObject({ rollout: null, halted: [bad], canary: null });
  const [insider] = insiders;
  expect(insider && (await given(insider))).toMatchObject({
    assigned: { id: stable.release.id },
    withdrawn: [bad],
  });
  const { lines, state } = await log();
  expect(state).toBe('whole');
  expect(lines.at(-1)).toMatchObject({
    actor: 'canary',
    reason: expect.stringMatching(/3 من 3 \(100%\).*0 من 6 \(0%\)/),
  });
  const warned = server
    .logs()
    .split('\n')
    .filter((line) => line.includes('canary analysis halted a release'));
  expect(warned.map((text) => JSON.parse(text))).toMatchObject([
    { remote: 'mf-orders', release: bad, against: 'fatal' },
  ]);
});

test('reports that are forged, repeated, late or of what the company is not given change nothing', async () => {
  const next = await candidate('attacked');
  const [insider, outsider] = [insiders[0], outsiders[0]];
  if (!insider || !outsider) throw new Error('There are companies');
  const [inside, outside] = [await insider.signIn(), await outsider.signIn()];
  await say(inside, next, 'loaded');
  await say(outside, stable.release.id, 'loaded');
  const { canary } = await rolloutState();
  expect(canary).toMatchObject({ candidate: { sessions: 1, fatal: 0 }, stable: { sessions: 1, fatal: 0 } });

  const cookies = await server.fetch(signIn.path, { method: 'POST', json: insider.credentials });
  const cohort = cookies.headers.getSetCookie().find((text) => text.startsWith('hawiyat_cohort='));
  for (const forged of ['', inside.slice(0, -1), outside.replace(/.$/, '_'), 'a'.repeat(43)])
    await say(forged, next, 'crashed', cohort?.split(';')[0]);
  await say(outside, next, 'crashed');
  await say(inside, stable.release.id, 'crashed');
  await say(inside, 'dev', 'crashed');
  await say(inside, next, 'crashed', 'hawiyat_override=mf-fleet@4202');
  expect((await rolloutState()).canary).toEqual(canary);

  for (let i = 0; i < 10; i++) await say(inside, next, 'crashed');
  expect((await rolloutState()).canary?.candidate).toEqual({
    sessions: 1,
    companies: 1,
    fatal: 1,
    uncaughtError: 0,
  });
  // All that two companies can do.
  await sessions(insiders.slice(2), 2, next, 'loaded');
  await sessions(insiders.slice(0, 2), 8, next, 'crashed');
  expect((await rolloutState()).rollout?.release).toBe(next);

  await change({ action: 'halt' });
  await sessions(insiders, 3, next, 'crashed');
  expect((await rolloutState()).halted).toContain(next);
});

test('the next stage waits until enough was seen for long enough, or for a person who says why', async () => {
  const next = await candidate('good');
  const rejected = async () => {
    expect((await change({ action: 'advance' })).status).toBe(409);
    return (await rolloutState()).canary?.missing;
  };
  expect(await rejected()).toEqual(['dwell:0/30', 'sessions:0/60', 'companies:0/3', 'control:0/10']);
  await sessions(insiders, 59, next, 'loaded');
  await sessions(outsiders, 10, stable.release.id, 'retried');
  server.passTime(30 * 60_000);
  expect(await rejected()).toEqual(['sessions:59/60']);
  const [insider] = insiders;
  const session = insider ? await insider.signIn() : '';
  await say(session, next, 'loaded');
  expect((await rolloutState()).canary?.missing).toEqual([]);
  expect((await change({ action: 'advance' })).status).toBe(200);

  // A stage is judged by what is seen in it.
  await say(session, next, 'loaded');
  expect((await rolloutState()).canary).toMatchObject({
    candidate: { sessions: 60 },
    stable: { sessions: 10 },
  });
  expect(await rejected()).toEqual(['dwell:0/30', 'sessions:1/300', 'companies:1/3', 'control:0/10']);
  await sessions(outsiders, 10, stable.release.id, 'failed');
  expect(await rejected()).toContain('control-failing:10/10');
  expect((await change({ action: 'advance', overrideCanary: true, reason: 'جُرّب يدويًا' })).status).toBe(200);
  expect(await rolloutState()).toMatchObject({ stable: next, rollout: null });
  expect((await change({ action: 'roll-back' })).status).toBe(200);
});

test('everybody at once takes a reason too', async () => {
  const sample = sampleRelease('mf-orders', { 'remoteEntry.js': 'everybody' });
  await publishSample(server, sample);
  const answer = await change({ action: 'start', release: sample.release.id, stages: [100] });
  expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([409, 'all-at-once']);
});

test('a verdict that was not acted on, because its server died, is acted on by the next run', async () => {
  const bad = await candidate('unlucky');
  for (const [i, company] of [...insiders, ...insiders].entries()) {
    const source = { companyId: company.id, session: `session ${i}`, network: `${i}` };
    const now = (await server.app.rollouts.states()).get('mf-orders');
    const sampleKeys = sampleOf('key', { remote: 'mf-orders', rolloutState: now }, source, [
      { remote: 'mf-orders', release: bad, outcome: 'hung' },
    ]);
    if (sampleKeys) await asPlatform(server.db, (tx) => addSample(tx, sampleKeys, server.app.now()));
  }
  expect((await rolloutState()).rollout?.release).toBe(bad);
  await haltBadReleases(server.app);
  expect(await rolloutState()).toMatchObject({ rollout: null, halted: expect.arrayContaining([bad]) });
});

test('after three halts within a day canary analysis pauses and takes its companies back, until a person has looked', async () => {
  const third = await candidate('third');
  await sessions(insiders, 3, third, 'failed');
  expect((await rolloutState()).halted).toContain(third);
  const fourth = await candidate('fourth');
  await sessions(insiders, 3, fourth, 'failed');
  const paused = { release: fourth, isPaused: true, isTakenBack: true };
  expect(await rolloutState()).toMatchObject({ rollout: paused, reach: { companies: 0 } });
  const [insider] = insiders;
  expect(insider && (await given(insider))).toMatchObject({
    assigned: { id: stable.release.id },
    withdrawn: expect.arrayContaining([fourth]),
  });

  // Who resumes knows of these sessions: further ones are judged afresh.
  expect((await change({ action: 'resume' })).status).toBe(400);
  expect((await change({ action: 'resume', reason: 'تعطّلت الشبكة لا الإصدار' })).status).toBe(200);
  expect(insider && (await given(insider))?.assigned.id).toBe(fourth);
  await haltBadReleases(server.app);
  await sessions(insiders, 2, fourth, 'failed');
  expect(await rolloutState()).toMatchObject({
    rollout: { release: fourth, isPaused: false },
    canary: { candidate: { sessions: 2 } },
  });
  await sessions(insiders.slice(2), 1, fourth, 'failed');
  expect(await rolloutState()).toMatchObject({ rollout: paused });
  server.passTime(24 * 3_600_000);
  await haltBadReleases(server.app);
  expect((await rolloutState()).halted).toContain(fourth);
});

test('a release that was halted by a mistake is started again with a reason, and judged afresh', async () => {
  const halted = (await rolloutState()).halted.at(-1) ?? '';
  const include = insiders.map((company) => company.credentials.domain);
  const again = { action: 'start' as const, release: halted, stages: [0.01, 100], include };
  for (const reason of [undefined, ' ']) {
    const answer = await change({ ...again, reason });
    expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([409, 'release-halted']);
  }
  expect((await change({ ...again, reason: 'تعطّلت الشبكة لا الإصدار' })).status).toBe(200);
  const now = await rolloutState();
  expect(now).toMatchObject({ rollout: { release: halted, percent: 0.01 } });
  expect(now.halted).not.toContain(halted);
  expect(now.canary?.candidate).toEqual({ sessions: 0, companies: 0, fatal: 0, uncaughtError: 0 });
  const [insider] = insiders;
  const area = insider && (await given(insider));
  expect(area?.assigned.id).toBe(halted);
  expect(area?.withdrawn).not.toContain(halted);
  const { lines } = await log();
  expect(lines.at(-1)).toMatchObject({ actor: 'operator', reason: 'تعطّلت الشبكة لا الإصدار' });

  // A fault found later halts it again.
  server.passTime(24 * 3_600_000);
  await sessions(insiders, 3, halted, 'failed');
  expect((await rolloutState()).halted).toContain(halted);
});

test('what was seen of a rollout names nobody, and is forgotten a week after it', async () => {
  const rows = () =>
    asPlatform(server.db, async (tx) => [
      ...(await tx.selectFrom('canary_sessions').selectAll().execute()),
      ...(await tx.selectFrom('canary_companies').selectAll().execute()),
      ...(await tx.selectFrom('canary_networks').selectAll().execute()),
    ]);
  const text = JSON.stringify(await rows());
  for (const company of [...insiders, ...outsiders]) expect(text).not.toContain(company.id);
  expect(text).not.toContain('127.0.0.1');
  server.passTime(8 * 24 * 3_600_000);
  await deleteOldSamples(server.app);
  expect(await rows()).toEqual([]);
});

test('a release that hangs is started again by two persons, and the log says why', async () => {
  const hangs = await candidate('hangs');
  await sessions(outsiders, 6, stable.release.id, 'loaded');
  await sessions(insiders, 2, hangs, 'crashed');
  await sessions(insiders.slice(2), 1, hangs, 'hung');
  expect(await rolloutState()).toMatchObject({
    rollout: null,
    needTwoPersons: expect.arrayContaining([hangs]),
  });
  const { lines } = await log();
  expect(JSON.parse(lines.at(-1)?.event ?? '')).toEqual({
    ...{ type: 'halted', release: hangs, cause: 'hung' },
    why: { metric: 'fatal', candidate: [3, 3], stable: [0, 6] },
  });
});

test('the first rollout of an area advances by itself from its first companies to everybody', async () => {
  const { release, files } = sampleRelease('mf-fleet', { 'remoteEntry.js': 'the first' });
  await publishSample(server, { release, files });
  const always = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, until: 24 };
  const include = [...insiders, ...outsiders].map((company) => company.credentials.domain);
  const first = { release: release.id, stages: [1, 5, 100], include, timetable: always };
  expect((await change({ action: 'start', ...first }, 'mf-fleet')).status).toBe(200);
  const loaded = [{ remote: 'mf-fleet', release: release.id, outcome: 'loaded' as const }];
  for (const percent of [1, 5]) {
    expect((await rolloutState('mf-fleet')).rollout?.percent).toBe(percent);
    const now = (await server.app.rollouts.states()).get('mf-fleet');
    for (let i = 0; i < 60; i++) {
      const companyId = insiders[i % 3]?.id ?? '';
      const source = { companyId, session: `${percent} ${i}`, network: `${i}` };
      const keys = sampleOf('key', { remote: 'mf-fleet', rolloutState: now }, source, loaded);
      if (keys) await asPlatform(server.db, (tx) => addSample(tx, keys, server.app.now()));
    }
    await advanceOnTime(server.app);
    expect((await rolloutState('mf-fleet')).canary?.missing).toEqual(['dwell:0/30']);
    server.passTime(30 * 60_000);
    await advanceOnTime(server.app);
  }
  expect(await rolloutState('mf-fleet')).toMatchObject({ stable: release.id, rollout: null });
});
