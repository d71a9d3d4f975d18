import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorBody } from '@hawiyat/shared/contract/error';
import { publishRelease } from '@hawiyat/shared/contract/releases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SampleRelease, sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  expect((await publish(sampleHost())).status).toBe(201);
}, 60_000);
afterAll(() => server.close());

const publish = (sample: SampleRelease, token = server.operatorToken) =>
  server.fetch(publishRelease.path, { method: 'POST', token, json: sample });
const told = async (answer: Response) => [answer.status, await answer.json()];

async function composition() {
  const html = await (await server.fetch('/containers', { headers: { accept: 'text/html' } })).text();
  const text = /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(text ?? 'null');
}

const fleet = (text: string) => sampleRelease('mf-fleet', { 'remoteEntry.js': text });

test('a published release is in the next page load, and the one before it is its fall-back', async () => {
  const [first, second] = [fleet('one'), fleet('two')];
  expect(await told(await publish(first))).toEqual([201, { of: 'mf-fleet', id: first.release.id }]);
  const before = (await composition()).remotes['mf-fleet'];
  expect(before).toMatchObject({ assigned: { id: first.release.id }, fallback: null });

  expect((await publish(second)).status).toBe(201);
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

test('the same release again changes nothing, its fall-back neither', async () => {
  const [first, second] = [fleet('same one'), fleet('same two')];
  for (const it of [first, second, second]) expect((await publish(it)).status).toBe(201);
  expect((await composition()).remotes['mf-fleet']).toMatchObject({
    assigned: { id: second.release.id },
    fallback: { id: first.release.id },
  });
});

test('an id stands for its bytes for ever', async () => {
  const release = fleet('original');
  expect((await publish(release)).status).toBe(201);
  const answer = await publish(
    sampleRelease('mf-fleet', { 'remoteEntry.js': 'other' }, { id: release.release.id }),
  );
  expect(await told(answer)).toEqual([
    409,
    {
      message: 'عدّل مستخدم آخر هذه البيانات. تم عرض أحدث نسخة، يرجى مراجعتها ثم إعادة المحاولة.',
      code: 'release-exists',
    },
  ]);
  const file = await server.fetch(`/r/mf-fleet/${release.release.id}/remoteEntry.js`);
  expect(await file.text()).toBe('original');
});

test('a release whose bytes are not those of its list is refused, and nothing of it is served or stored', async () => {
  const before = await composition();
  const stored = await readdir(join(server.dataDir, 'releases'));
  const { release, files } = fleet('honest');
  const answer = await publish({
    release,
    files: { ...files, 'remoteEntry.js': Buffer.from('forged').toString('base64') },
  });
  expect(await told(answer)).toEqual([
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
});

test.each(['../escape.js', '/etc/passwd', 'a/../../b.js', ''])(
  'a file cannot be called “%s”',
  async (path) => {
    expect((await publish(sampleRelease('mf-fleet', { [path]: 'x' }))).status).toBe(400);
  },
);

test('publishing needs the operator’s token: none, another one and an admin’s are refused', async () => {
  const admin = await (await server.createCompany('شركة')).signIn();
  const refused = [401, { message: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.' }];
  expect(await told(await publish(fleet('x'), admin))).toEqual(refused);
  expect(await told(await publish(fleet('x'), `${server.operatorToken}x`))).toEqual(refused);
  expect(await told(await server.fetch(publishRelease.path, { method: 'POST', json: fleet('x') }))).toEqual(
    refused,
  );
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
  expect(names.filter((it) => it.startsWith(hex)).sort()).toEqual([hex, `${hex}.br`, `${hex}.gz`]);
  expect(await readFile(join(server.dataDir, 'releases', hex), 'utf8')).toBe('console.log("stored");');
});

test('stored bytes are not written again', async () => {
  const sample = fleet('written once');
  expect((await publish(sample)).status).toBe(201);
  const hex = Buffer.from(sample.release.files[0]?.integrity.slice(7) ?? '', 'base64').toString('hex');
  await writeFile(join(server.dataDir, 'releases', hex), 'touched');
  expect((await publish(sample)).status).toBe(201);
  expect(await readFile(join(server.dataDir, 'releases', hex), 'utf8')).toBe('touched');
});
