import { randomUUID } from 'node:crypto';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import { fetchComposition } from '@hawiyat/shared/contract/platform/composition';
import {
  changeRollout,
  listRolloutLog,
  listRolloutStates,
  tryRollout,
} from '@hawiyat/shared/contract/platform/rollouts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate, rolloutStateOf } from '../../testing/operate.ts';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { type SampleRelease, sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { publishSample } from '../../testing/test-team.ts';
import { cohortCookie } from '../auth/sessions/cohort-cookie.ts';
import { assignedTo } from './rollout.ts';

let server: TestServer;
let insider: TestCompany;
let outsider: TestCompany;
beforeAll(async () => {
  server = await testServer();
  await releaseToAll(server, sampleHost());
  insider = await server.createCompany('الشركة المجرِّبة');
  outsider = await server.createCompany('شركة أخرى');
}, 60_000);
afterAll(() => server.close());

type Body = Parameters<typeof operate>[2];
const token = () => server.operatorToken;
const orders = (text: string) => sampleRelease('mf-orders', { 'remoteEntry.js': text });
const publish = async (sample: SampleRelease) => {
  expect((await publishSample(server, sample)).status).toBe(201);
};
const change = (json: Body, remote = 'mf-orders') => operate(server, remote, json);
const changed = async (json: Body) =>
  changeRollout.response.parse(await (await change(json)).json()).rolloutState;
const rejected = async (json: Body) => {
  const answer = await change(json);
  return [answer.status, errorBody.parse(await answer.json()).code];
};

/** What a company's page would open, by its own call, as after sign-in. */
async function given(company: TestCompany) {
  const answer = await server.fetch(fetchComposition.path, { token: await company.signIn() });
  const { composition } = fetchComposition.response.parse(await answer.json());
  const { assigned, fallback, withdrawn } = composition.remotes['mf-orders'] ?? {};
  return { assigned: assigned?.id, fallback: fallback?.id, withdrawn };
}

test('a candidate is given to who is named, rises by its stages, halts, and is never offered again', async () => {
  const [stable, candidate] = [orders('stable'), orders('candidate')];
  await releaseToAll(server, stable);
  await publish(candidate);
  const [old, next] = [stable.release.id, candidate.release.id];
  const include = [insider.credentials.domain];
  const started = await changed({ action: 'start', release: next, stages: [0.01, 25, 100], include });
  expect(started).toMatchObject({ stable: old, rollout: { release: next, percent: 0.01, isPaused: false } });
  expect(await given(insider)).toEqual({ assigned: next, fallback: old, withdrawn: [] });

  await changed({ action: 'name', exclude: [outsider.credentials.domain] });
  expect((await given(outsider)).assigned).toBe(old);
  expect(await rejected({ action: 'start', release: next, stages: [100] })).toEqual([409, 'rollout-goes-on']);
  await changed({ action: 'pause' });
  expect(await rejected({ action: 'advance' })).toEqual([409, 'rollout-paused']);
  await changed({ action: 'resume' });

  const halted = await changed({ action: 'halt', reason: 'خطأ في العرض' });
  expect(halted).toMatchObject({ stable: old, rollout: null, halted: [next] });
  expect(await given(insider)).toEqual({ assigned: old, fallback: undefined, withdrawn: [next] });
  expect(await rejected({ action: 'start', release: next, stages: [100] })).toEqual([409, 'release-halted']);
});

test('a release that everybody has is rolled back in one call, and what was left is no fall-back', async () => {
  const [first, second] = [orders('first'), orders('second')];
  await releaseToAll(server, first);
  await releaseToAll(server, second);
  expect(await given(outsider)).toMatchObject({ assigned: second.release.id, fallback: first.release.id });
  await changed({ action: 'roll-back', reason: 'شكوى من العملاء' });
  const { assigned, fallback, withdrawn } = await given(outsider);
  expect(assigned).toBe(first.release.id);
  expect(fallback).not.toBe(second.release.id);
  expect(withdrawn).toContain(second.release.id);
});

/** The release of orders that the page of a company's browser loads, from any server. */
async function pageGives(from: TestServer, companyId: string): Promise<string | undefined> {
  const cookie = cohortCookie(server.operatorToken, companyId, false).split(';')[0] ?? '';
  const answer = await from.fetch('/orders', { headers: { accept: 'text/html', cookie } });
  const [, json = '{}'] = /id="composition">([^<]*)</.exec(await answer.text()) ?? [];
  return JSON.parse(json).remotes?.['mf-orders']?.assigned.id;
}

test('a page of the first 1 % of companies, loaded 60 s after the command, has the release, from every server', async () => {
  const [stable, candidate] = [orders('stable of the first'), orders('candidate of the first')];
  await releaseToAll(server, stable);
  const other = await testServer({ shared: server });
  try {
    // What other companies load meanwhile must not delay it.
    expect(await pageGives(other, randomUUID())).toBe(stable.release.id);
    await publish(candidate);
    await changed({ action: 'start', release: candidate.release.id, stages: [1, 100] });
    for (const each of [server, other]) each.passTime(60_000);

    const state = (await server.app.rollouts.states()).get('mf-orders');
    const ids = Array.from({ length: 5000 }, () => randomUUID());
    const first = ids.filter((id) => assignedTo(state, id).release === candidate.release.id);
    // One of a hundred, by the hash of its id.
    expect(first.length).toBeGreaterThan(15);
    expect(first.length).toBeLessThan(100);
    const others = ids.filter((id) => !first.includes(id));
    for (const each of [server, other]) {
      for (const id of first.slice(0, 3)) expect(await pageGives(each, id)).toBe(candidate.release.id);
      for (const id of others.slice(0, 3)) expect(await pageGives(each, id)).toBe(stable.release.id);
    }
  } finally {
    await other.close();
  }
  await changed({ action: 'halt' });
});

test('the host is rolled out in the same way, also to visitors, who get the same one with every load', async () => {
  const next = sampleHost();
  const host = { ...next.release, id: '1.1.0-0123456789', globalName: 'shell__1_1_0_0123456789' };
  await publish({ ...next, release: host });
  expect((await change({ action: 'start', release: host.id, stages: [50, 100] }, 'shell')).status).toBe(200);
  const load = async (cookie: string) => {
    const answer = await server.fetch('/signin', { headers: { accept: 'text/html', cookie } });
    const [, given] = /"host":"([^"]+)"/.exec(await answer.text()) ?? [];
    return { given, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? null };
  };
  const visitors = await Promise.all(Array.from({ length: 40 }, () => load('')));
  expect(new Set(visitors.map((visitor) => visitor.given)).size).toBe(2);
  for (const { given, cookie } of visitors.slice(0, 8))
    expect(await load(cookie ?? '')).toEqual({ given, cookie: null });
  await change({ action: 'halt' }, 'shell');
  expect((await load('')).cookie).toBeNull();
});

test.each([
  ...(['advance', 'name', 'schedule', 'pause', 'take-back', 'resume', 'halt'] as const),
  ...(['withdraw', 'roll-back', 'roll-forward', 'start'] as const),
])(
  '%s of what stood there a moment before changes nothing, tried or done, and tells what stands now',
  async (action) => {
    const { revision, stable, rollout } = await rolloutStateOf(server, 'mf-orders');
    const body = { action, release: stable ?? '', seen: revision - 1, reason: 'متأخر', stages: [5, 100] };
    for (const to of [changeRollout.path, tryRollout.path]) {
      const answer = await operate(server, 'mf-orders', body, { to });
      expect([answer.status, errorBody.parse(await answer.json())]).toMatchObject([
        409,
        { code: 'rollout-changed', stands: { stable, rollout: null } },
      ]);
    }
    expect(await rolloutStateOf(server, 'mf-orders')).toMatchObject({ revision, stable, rollout });
  },
);

test('a halt without a rollout leaves the stable release, and of two who advance at once one is told so', async () => {
  const { stable, revision, halted } = await rolloutStateOf(server, 'mf-orders');
  expect(await rejected({ action: 'halt' })).toEqual([409, 'nothing-to-halt']);
  expect(await rolloutStateOf(server, 'mf-orders')).toMatchObject({ stable, revision, halted });

  const sample = orders('for two at once');
  await publish(sample);
  const { release } = sample;
  const started = await changed({ action: 'start', release: release.id, stages: [1, 5, 25, 100] });
  const advance = {
    action: 'advance',
    seen: started.revision,
    reason: 'رأيناه',
    overrideCanary: true,
  } as const;
  const both = await Promise.all([change(advance), change(advance)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await rolloutStateOf(server, 'mf-orders')).rollout?.percent).toBe(5);
  await changed({ action: 'roll-back' });
});

test('the first release of an area is taken back: nobody gets it, and no page has the area', async () => {
  const fleet = sampleRelease('mf-fleet', { 'remoteEntry.js': 'first' });
  await releaseToAll(server, fleet);
  const areaOf = async () => {
    const answer = await server.fetch(fetchComposition.path, { token: await outsider.signIn() });
    return fetchComposition.response.parse(await answer.json()).composition.remotes['mf-fleet'];
  };
  expect((await areaOf())?.assigned.id).toBe(fleet.release.id);
  const gone = await change({ action: 'roll-back', instead: null, reason: 'ليس جاهزًا' }, 'mf-fleet');
  expect(changeRollout.response.parse(await gone.json()).rolloutState).toMatchObject({
    ...{ stable: null, forward: { release: fleet.release.id } },
  });
  expect(await areaOf()).toBeUndefined();
  const host = await change({ action: 'roll-back', instead: null }, 'shell');
  expect([host.status, errorBody.parse(await host.json()).code]).toEqual([409, 'host-required']);
});

test.each([
  [{ action: 'start', release: undefined, stages: [100] }, 400],
  [{ action: 'start', release: '9.9.9-0123456789', stages: [100] }, 400],
  [{ action: 'name', include: ['9999999999'] }, 400],
  [{ action: 'advance', overrideCanary: true }, 400],
  [{ action: 'advance' }, 409],
] as const)('what cannot be done says why: %j', async (json, status) => {
  const answer = await change(json);
  const { message } = errorBody.parse(await answer.json());
  expect([answer.status, message]).toEqual([status, expect.stringMatching(/[ء-ي]/)]);
});

test('the log holds every step with who and why, in a chain that a changed line breaks', async () => {
  const path = listRolloutLog.path.replace(':remote', 'mf-orders');
  const log = async () =>
    listRolloutLog.response.parse(await (await server.fetch(path, { token: token() })).json());
  const { lines, state } = await log();
  expect(state).toBe('whole');
  expect(lines.map((line) => line.seq)).toEqual(lines.map((_, i) => i + 1));
  expect(lines.find((line) => line.reason === 'خطأ في العرض')).toMatchObject({ actor: 'operator' });
  const { rolloutStates } = listRolloutStates.response.parse(
    await (await server.fetch(listRolloutStates.path, { token: token() })).json(),
  );
  expect(rolloutStates.map((rolloutState) => rolloutState.remote)).toEqual([
    ...['shell', 'mf-marketing', 'mf-fleet', 'mf-orders', 'mf-insights'],
  ]);
});
