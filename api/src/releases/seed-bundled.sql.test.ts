import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import { listRolloutLog, listRolloutStates } from '@hawiyat/shared/contract/platform/rollouts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { operate } from '../../testing/operate.ts';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { type SampleRelease, sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { publishSample } from '../../testing/test-team.ts';
import { changeAreas } from './areas/area-commands.ts';
import { rollOutLocally, seedBundledReleases } from './seed-bundled.ts';

let folder: string;
let servers: TestServer[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hawiyat-bundled-'));
});
afterEach(async () => {
  for (const server of servers.toReversed()) await server.close();
  servers = [];
});
afterAll(() => rm(folder, { recursive: true }));

/** Servers on one database; each has its own empty data folder, as on a new machine. */
async function startTogether(count: number): Promise<TestServer[]> {
  const [first] = servers;
  for (let i = 0; i < count; i++) {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    const shared = first ?? servers[0];
    servers.push(await testServer(shared ? { shared, dataDir } : {}));
  }
  return servers.slice(-count);
}

/** The releases that ship with one version: a folder for each. */
async function bundle(...samples: SampleRelease[]): Promise<string[]> {
  return Promise.all(
    samples.map(async ({ release, files }) => {
      const path = await mkdtemp(join(folder, `${release.remote}-`));
      for (const [file, content] of Object.entries(files)) {
        await mkdir(dirname(join(path, file)), { recursive: true });
        await writeFile(join(path, file), content, 'base64');
      }
      await writeFile(join(path, 'release.json'), JSON.stringify(release));
      return path;
    }),
  );
}
const version = (text: string) =>
  (['mf-fleet', 'mf-orders'] as const).map((remote) =>
    sampleRelease(remote, { 'remoteEntry.js': `${remote} ${text}` }),
  );
const idOf = (samples: readonly SampleRelease[], remote: Releasable) =>
  samples.find((sample) => sample.release.remote === remote)?.release.id;

async function rolloutStateOf(server: TestServer, remote: Releasable) {
  const answer = await server.fetch(listRolloutStates.path, { token: server.operatorToken });
  return listRolloutStates.response
    .parse(await answer.json())
    .rolloutStates.find((rolloutState) => rolloutState.remote === remote);
}
async function typesOf(server: TestServer, remote: Releasable): Promise<string[]> {
  const path = listRolloutLog.path.replace(':remote', remote);
  const answer = await server.fetch(path, { token: server.operatorToken });
  return listRolloutLog.response.parse(await answer.json()).lines.map((line) => JSON.parse(line.event).type);
}
const rollout = (server: TestServer, remote: Releasable, json: Parameters<typeof operate>[2]) =>
  operate(server, remote, json);

test('ten servers that start together on an empty database all live, and each area is seeded once', async () => {
  const samples = [sampleHost(), ...version('first')];
  const folders = await bundle(...samples);
  const ten = await startTogether(10);
  await Promise.all(ten.map(({ app }) => seedBundledReleases(app, folders)));
  for (const remote of ['shell', 'mf-fleet', 'mf-orders'] as const) {
    expect(await typesOf(ten[0] as TestServer, remote)).toEqual(['started']);
    expect(await rolloutStateOf(ten[9] as TestServer, remote)).toMatchObject({
      stable: idOf(samples, remote),
    });
  }
  const path = `/r/mf-fleet/${idOf(samples, 'mf-fleet')}/remoteEntry.js`;
  for (const server of ten) expect(await (await server.fetch(path)).text()).toBe('mf-fleet first');
});

test('a bundled release brings its area, once: one that was retired stays so', async () => {
  const section = { path: '/billing', title: 'الفواتير', icon: 'M4 4h16', position: 50 };
  const area = { audience: 'company' as const, owner: 'فريق', sections: [section] };
  const fleet = { ...area, sections: [{ ...section, path: '/billing-of-fleet' }] };
  const folders = await bundle(
    sampleHost(),
    sampleRelease('mf-billing', { 'remoteEntry.js': 'billing' }, { area }),
    sampleRelease('mf-fleet', { 'remoteEntry.js': 'fleet' }, { area: fleet }),
  );
  const both = await startTogether(2);
  await Promise.all(both.map(({ app }) => seedBundledReleases(app, folders)));
  const [server] = both;
  if (!server) throw new Error('two servers');
  const areaOf = async (name: string) =>
    (await server.app.rollouts.states()).areas.find((known) => known.name === name);
  expect(await areaOf('mf-billing')).toEqual({ name: 'mf-billing', ...area });
  expect((await areaOf('mf-fleet'))?.sections.map(({ path }) => path)).toEqual([
    '/containers',
    '/drivers',
    '/vehicles',
  ]);
  expect(await typesOf(server, 'areas')).toEqual(['area-added']);

  await changeAreas(server.app, 'mf-billing', { action: 'retire', seen: area }, 'operator');
  await seedBundledReleases(server.app, folders);
  expect(await areaOf('mf-billing')).toBeUndefined();
});

test('of two versions that start together exactly one is seeded, completely', async () => {
  const versions = [version('one'), version('other')];
  const [one, other] = await startTogether(2);
  if (!one || !other) throw new Error('two servers');
  const folders = await Promise.all(versions.map((item) => bundle(...item)));
  await Promise.all([one, other].map(({ app }, i) => seedBundledReleases(app, folders[i] ?? [])));

  const stables = [await rolloutStateOf(one, 'mf-fleet'), await rolloutStateOf(one, 'mf-orders')];
  const seeded = versions.find((item) => idOf(item, 'mf-fleet') === stables[0]?.stable);
  const waiting = versions.find((item) => item !== seeded);
  expect(stables.map((stable) => [stable?.stable, stable?.previous])).toEqual([
    [idOf(seeded ?? [], 'mf-fleet'), null],
    [idOf(seeded ?? [], 'mf-orders'), null],
  ]);
  // The other one was published a moment before or after; either way it can be rolled out, untried as it is.
  const reason = 'ships with the server';
  const start = {
    action: 'start' as const,
    release: idOf(waiting ?? [], 'mf-fleet'),
    stages: [5, 100],
    reason,
  };
  expect((await rollout(one, 'mf-fleet', start)).status).toBe(200);
});

test('a third server with an empty folder changes nothing, and an upgraded one lists what waits', {
  tags: ['slow'],
}, async () => {
  const [old, newer] = [version('old'), version('newer')];
  const folders = await bundle(...old);
  const [one, two] = await startTogether(2);
  if (!one || !two) throw new Error('two servers');
  await Promise.all([one, two].map(({ app }) => seedBundledReleases(app, folders)));
  const rolledOut = sampleRelease('mf-orders', { 'remoteEntry.js': 'rolled out' });
  await releaseToAll(one, rolledOut);
  const before = await one.app.rollouts.states();

  const [third] = await startTogether(1);
  if (!third) throw new Error('a third server');
  await seedBundledReleases(third.app, folders);
  expect(await one.app.rollouts.states()).toMatchObject({ compositionVersion: before.compositionVersion });
  expect(third.logs()).not.toContain('published, but not live');

  const [upgraded] = await startTogether(1);
  if (!upgraded) throw new Error('an upgraded server');
  await seedBundledReleases(upgraded.app, await bundle(...newer));
  expect(await one.app.rollouts.states()).toMatchObject({ compositionVersion: before.compositionVersion });
  expect(await rolloutStateOf(one, 'mf-orders')).toMatchObject({
    stable: rolledOut.release.id,
    unreleased: [idOf(newer, 'mf-orders')],
  });
  for (const remote of ['mf-fleet', 'mf-orders'] as const)
    expect(upgraded.logs()).toContain(
      `npm run platform -- rollout start ${remote} ${idOf(newer, remote)} --stages 1,5,25,50,100`,
    );
});

test('a release that comes with a newer server is listed with the command that compares it, until its team has', async () => {
  const [server] = await startTogether(1);
  if (!server) throw new Error('a server');
  await seedBundledReleases(server.app, await bundle(sampleHost(), ...version('live')));
  const newer = version('newer');
  const folders = await bundle(...newer);
  const listedAtStart = async () => {
    const from = server.logs().length;
    await seedBundledReleases(server.app, folders);
    const lines = server.logs().slice(from).split('\n');
    return lines
      .filter((line) => line.includes('published, but not live'))
      .map((line): [unknown, unknown] => {
        const { remote, compare } = JSON.parse(line);
        return [remote, compare];
      });
  };
  expect(await listedAtStart()).toEqual([
    ['mf-fleet', 'npm run release -- mf-fleet'],
    ['mf-orders', 'npm run release -- mf-orders'],
  ]);

  const [fleet] = newer;
  if (!fleet) throw new Error('a release');
  expect((await publishSample(server, fleet)).status).toBe(201);
  expect(await listedAtStart()).toEqual([
    ['mf-fleet', undefined],
    ['mf-orders', 'npm run release -- mf-orders'],
  ]);
});

test('what an operator has started, halted or rolled back stays so when a server starts', async () => {
  const [server] = await startTogether(1);
  if (!server) throw new Error('a server');
  const samples = version('candidate');
  const folders = await bundle(...samples);
  // An area's first rollout, before any server shipped a release.
  for (const sample of samples) await publishSample(server, sample);
  for (const { release } of samples)
    await rollout(server, release.remote, { action: 'start', release: release.id, stages: [5, 100] });
  await rollout(server, 'mf-orders', { action: 'halt' });
  const before = await server.app.rollouts.states();
  await seedBundledReleases(server.app, folders);
  expect((await server.app.rollouts.states()).compositionVersion).toBe(before.compositionVersion);
  expect(await rolloutStateOf(server, 'mf-fleet')).toMatchObject({
    stable: null,
    rollout: { percent: 5 },
    unreleased: [],
  });
});

test('a local start shows its own code: also a halted build, an earlier one again, and during a rollout', {
  tags: ['slow'],
}, async () => {
  const [server] = await startTogether(1);
  if (!server) throw new Error('a server');
  const remote = 'mf-fleet';
  const [one, two] = ['one', 'two'].map((text) =>
    sampleRelease(remote, { 'remoteEntry.js': `local ${text}` }),
  );
  if (!one || !two) throw new Error('two builds');
  const builds = { one: await bundle(one), two: await bundle(two) };
  const shownAfter = async (build: keyof typeof builds) => {
    await rollOutLocally(server.app, builds[build]);
    return rolloutStateOf(server, remote);
  };
  expect(await shownAfter('one')).toMatchObject({ stable: one.release.id });
  expect(await shownAfter('two')).toMatchObject({ stable: two.release.id, previous: one.release.id });
  await rollout(server, remote, { action: 'withdraw' });
  expect(await rolloutStateOf(server, remote)).toMatchObject({
    stable: one.release.id,
    halted: [two.release.id],
  });
  expect(await shownAfter('two')).toMatchObject({ stable: two.release.id, halted: [] });
  expect(await shownAfter('one')).toMatchObject({ stable: one.release.id });
  await rollout(server, remote, {
    action: 'start',
    release: two.release.id,
    stages: [5, 100],
    reason: 'not tried',
  });
  expect(await shownAfter('one')).toMatchObject({ stable: one.release.id, rollout: null });

  const { entries: lines } = await server.app.rollouts.log(remote);
  expect(lines.map(({ actor, reason }) => reason || actor)).toEqual([
    ...['local start', 'local start', 'operator', 'local start', 'local start', 'not tried', 'local start'],
  ]);
  expect(lines[0]?.actor).toBe('local start');
  await shownAfter('one');
  expect((await server.app.rollouts.log(remote)).entries).toHaveLength(lines.length);
});

test('a build with a published id and other files leaves that release unchanged and is reported', {
  tags: ['slow'],
}, async () => {
  const [server] = await startTogether(1);
  if (!server) throw new Error('a server');
  const published = sampleRelease('mf-fleet', { 'remoteEntry.js': 'published' });
  const { id } = published.release;
  await seedBundledReleases(server.app, await bundle(published));
  const another = sampleRelease('mf-fleet', { 'remoteEntry.js': 'another' }, { id });
  await seedBundledReleases(server.app, await bundle(another));
  expect(await (await server.fetch(`/r/mf-fleet/${id}/remoteEntry.js`)).text()).toBe('published');
  expect(server.logs()).toContain('published before with other files');
});
