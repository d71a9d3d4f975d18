import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import { listReleases, publishRelease, type Release } from '@hawiyat/shared/contract/platform/releases';
import { revokeTeam } from '@hawiyat/shared/contract/platform/teams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveToAll, releaseToAll } from '../../testing/release-to-all.ts';
import { statusAndBody } from '../../testing/responses.ts';
import { type SampleRelease, sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { admitTestTeam, liveIds, publishSample, teamOf } from '../../testing/test-team.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await releaseToAll(server, sampleHost());
}, 60_000);
afterAll(() => server.close());

const publish = (sample: SampleRelease) => publishSample(server, sample);

async function composition() {
  const html = await (await server.fetch('/containers', { headers: { accept: 'text/html' } })).text();
  const text = /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(text ?? 'null');
}

const fleet = (text: string) => sampleRelease('mf-fleet', { 'remoteEntry.js': text });

test('a published release that is given to all is in the next page load, and the one before it is its fall-back', async () => {
  const [first, second] = [fleet('one'), fleet('two')];
  expect(await statusAndBody(await publish(first))).toEqual([
    201,
    { remote: 'mf-fleet', id: first.release.id, isRepeated: false },
  ]);
  expect((await composition()).remotes['mf-fleet']).toBeUndefined();
  await giveToAll(server, first);
  const before = (await composition()).remotes['mf-fleet'];
  expect(before).toMatchObject({ assigned: { id: first.release.id }, fallback: null });

  await releaseToAll(server, second);
  const after = (await composition()).remotes['mf-fleet'];
  expect(after.assigned).toEqual({
    id: second.release.id,
    globalName: second.release.globalName,
    contract: 1,
    base: `/r/mf-fleet/${second.release.id}/`,
    entry: 'remoteEntry.js',
    integrity: second.release.files[0]?.integrity,
  });
  expect(after.fallback).toEqual(before.assigned);
});

test('a release tells of what commit it is, and operators see it', async () => {
  const remote = 'mf-insights';
  const commit = `${'3f9c2a71d0'.repeat(4)}-dirty`;
  const from = (text: string, source: Release['source']) =>
    publish(sampleRelease(remote, { 'remoteEntry.js': text }, source && { source }));
  const at = '2026-11-21T09:00:00.000Z';
  expect((await from('of a commit', { commit, at })).status).toBe(201);
  expect((await from('of none', undefined)).status).toBe(201);
  expect((await from('of something else', { commit: 'main', at })).status).toBe(400);
  const answer = await server.fetch(`${listReleases.path}?remote=${remote}`, { token: server.operatorToken });
  const { releases } = listReleases.response.parse(await answer.json());
  expect(releases.map((release) => release.commit)).toEqual([null, commit]);
});

test('an id stands for its bytes for ever', async () => {
  const release = fleet('original');
  expect((await publish(release)).status).toBe(201);
  const answer = await publish(
    sampleRelease('mf-fleet', { 'remoteEntry.js': 'other' }, { id: release.release.id }),
  );
  const rejected = {
    message: 'نُشر إصدار بهذا الرقم من قبل، ولا يتغير إصدار بعد نشره.',
    code: 'release-exists',
  };
  expect(await statusAndBody(answer)).toEqual([409, rejected]);
  const file = await server.fetch(`/r/mf-fleet/${release.release.id}/remoteEntry.js`);
  expect(await file.text()).toBe('original');
});

test('a job that is repeated publishes the same release once more, and is told so', async () => {
  const release = fleet('repeated');
  const said = { remote: 'mf-fleet', id: release.release.id };
  expect(await statusAndBody(await publish(release))).toEqual([201, { ...said, isRepeated: false }]);
  const twice = await Promise.all([publish(release), publish(release)]);
  for (const answer of twice)
    expect(await statusAndBody(answer)).toEqual([201, { ...said, isRepeated: true }]);
  const together = fleet('by two jobs at once');
  const both = await Promise.all([publish(together), publish(together)]);
  const told = await Promise.all(both.map(async (answer) => Object(await answer.json()).isRepeated));
  expect(told.toSorted()).toEqual([false, true]);
});

test('a release whose bytes are not those of its list is rejected, and nothing of it is served or stored', async () => {
  const before = await composition();
  const stored = await readdir(join(server.dataDir, 'releases'));
  const { release, files } = fleet('honest');
  const answer = await publish({
    release,
    files: { ...files, 'remoteEntry.js': Buffer.from('forged').toString('base64') },
  });
  expect(await statusAndBody(answer)).toEqual([
    400,
    {
      message: 'البيانات المدخلة غير صحيحة. يرجى مراجعة الحقول.',
      code: 'integrity-mismatch',
      fields: { 'remoteEntry.js': 'القيمة غير صحيحة' },
    },
  ]);
  expect(await composition()).toEqual(before);
  expect(await readdir(join(server.dataDir, 'releases'))).toEqual(stored);
});

test('files and list must be the same set, and what a page loads must be listed', async () => {
  const { release, files } = fleet('complete');
  const reason = async (sample: SampleRelease) => errorBody.parse(await (await publish(sample)).json()).code;
  expect(await reason({ release, files: {} })).toBe('file-missing');
  expect(await reason({ release, files: { ...files, 'more.js': '' } })).toBe('file-unlisted');
  expect(await reason({ release: { ...release, files: release.files.concat(release.files) }, files })).toBe(
    'file-listed-twice',
  );
  expect(await reason({ release: { ...release, entry: 'nowhere.js' }, files })).toBe('file-missing');
  expect(await reason({ release: { ...release, preload: ['nowhere.css'] }, files })).toBe('file-missing');
  const deferred = { '/orders': ['nowhere.js'] };
  expect(await reason({ release: { ...release, deferred }, files })).toBe('file-missing');
});

test('a chunk that the entry names must be in the release', async () => {
  const pinned = `sha384-${'a'.repeat(64)}`;
  const entry = `s.sriHashes={dialogs:"${pinned}"}`;
  const answer = await publish(sampleRelease('mf-fleet', { 'remoteEntry.js': entry }));
  expect(await statusAndBody(answer)).toMatchObject([
    400,
    { code: 'file-missing', fields: { 'remoteEntry.js (chunk dialogs)': expect.any(String) } },
  ]);
});

test.each(['../escape.js', '/etc/passwd', 'a/../../b.js', ''])(
  'a file cannot be called “%s”',
  async (path) => {
    expect((await publish(sampleRelease('mf-fleet', { [path]: 'x' }))).status).toBe(400);
  },
);

test('publishing needs the credential of the remote’s own team: every other is rejected', async () => {
  const { release, files } = fleet('x');
  const manifest = JSON.stringify(release);
  const team = await teamOf(server, 'mf-fleet');
  const json = { manifest, signature: team.sign(manifest), files };
  const by = async (token?: string) =>
    server.fetch(publishRelease.path, { method: 'POST', json, ...(token !== undefined && { token }) });
  const admin = await (await server.createCompany('شركة')).signIn();
  for (const token of [undefined, admin, server.operatorToken, `${team.token}x`])
    expect(await statusAndBody(await by(token))).toEqual([
      401,
      { message: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.' },
    ]);

  const another = await admitTestTeam(server, 'mf-orders');
  const theirs = { ...json, signature: another.sign(manifest) };
  const answer = await server.fetch(publishRelease.path, {
    method: 'POST',
    token: another.token,
    json: theirs,
  });
  expect(await statusAndBody(answer)).toEqual([
    403,
    { message: 'ينشر هذا الفريق إصدارات قسمه وحده.', code: 'another-team' },
  ]);

  const former = await admitTestTeam(server, 'mf-fleet');
  const path = revokeTeam.path.replace(':teamId', former.id);
  expect((await server.fetch(path, { method: 'POST', token: server.operatorToken })).status).toBe(200);
  expect((await by(former.token)).status).toBe(401);
});

test('a list that is not signed, signed with another key, or changed after signing is rejected', async () => {
  const { release, files } = fleet('signed');
  const team = await teamOf(server, 'mf-fleet');
  const manifest = JSON.stringify({ ...release, checkedAgainst: await liveIds(server, team) });
  const stranger = await admitTestTeam(server, 'mf-fleet');
  const more = fleet('signed and more');
  const withMore = { ...release, files: [...release.files, { ...more.release.files[0], path: 'more.js' }] };
  const bad = [
    { manifest, signature: '', files },
    { manifest, signature: stranger.sign(manifest), files },
    { manifest: `${manifest} `, signature: team.sign(manifest), files },
    { manifest: JSON.stringify(withMore), signature: team.sign(manifest), files },
  ];
  for (const json of bad) {
    const answer = await server.fetch(publishRelease.path, { method: 'POST', token: team.token, json });
    expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([400, 'signature-wrong']);
  }
  const good = { manifest, signature: team.sign(manifest), files };
  expect(
    (await server.fetch(publishRelease.path, { method: 'POST', token: team.token, json: good })).status,
  ).toBe(201);
});

test('a release of many megabytes arrives', async () => {
  const large = sampleRelease('mf-orders', { 'remoteEntry.js': 'x', 'large.woff2': 'y'.repeat(5_000_000) });
  expect((await publish(large)).status).toBe(201);
});

test('the bytes on disk are named by their hash, with brotli and gzip beside them, and no draft is left', async () => {
  const { release } = fleet('console.log("stored");');
  expect((await publish(fleet('console.log("stored");'))).status).toBe(201);
  const hex = Buffer.from(release.files[0]?.integrity.slice(7) ?? '', 'base64').toString('hex');
  const names = await readdir(join(server.dataDir, 'releases'));
  expect(names.filter((name) => name.startsWith(hex)).sort()).toEqual([hex, `${hex}.br`, `${hex}.gz`]);
  expect(await readFile(join(server.dataDir, 'releases', hex), 'utf8')).toBe('console.log("stored");');
});

test('stored bytes are not written again, unless they are no longer what they were', async () => {
  const sample = fleet('written once');
  expect((await publish(sample)).status).toBe(201);
  const hex = Buffer.from(sample.release.files[0]?.integrity.slice(7) ?? '', 'base64').toString('hex');
  const path = join(server.dataDir, 'releases', hex);
  const { ino } = await stat(path);
  const again = sampleRelease('mf-fleet', { 'remoteEntry.js': 'written once', 'more.js': 'more' });
  expect((await publish(again)).status).toBe(201);
  expect((await stat(path)).ino).toBe(ino);
  await writeFile(path, 'touched');
  const third = sampleRelease('mf-fleet', { 'remoteEntry.js': 'written once', 'more.js': 'yet more' });
  expect((await publish(third)).status).toBe(201);
  expect(await readFile(path, 'utf8')).toBe('written once');
});
