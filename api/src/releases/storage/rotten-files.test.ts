import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bucketServer } from '../../../testing/bucket-server.ts';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { type SampleRelease, sampleHost, sampleRelease } from '../../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';

/** One server stores its files in its folder only, one has a bucket, one ships with the release. */
let servers: { alone: TestServer; bucket: TestServer; bundled: TestServer };
let bucket: Awaited<ReturnType<typeof bucketServer>>;
const bundle = join(tmpdir(), `hawiyat-bundle-${randomUUID()}`);
/** The release that a test damages: a fresh one each time. */
let fleet: SampleRelease;
let text: string;

beforeAll(async () => {
  bucket = await bucketServer();
  servers = {
    alone: await testServer(),
    bucket: await testServer({ bucket: bucket.address }),
    bundled: await testServer({ releases: [bundle] }),
  };
  for (const server of Object.values(servers)) await releaseToAll(server, sampleHost());
}, 120_000);
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
  await bucket.stop();
  await rm(bundle, { recursive: true, force: true });
});
beforeEach(() => {
  text = `console.log("${randomUUID()}");`.repeat(40);
  fleet = sampleRelease('mf-fleet', { 'remoteEntry.js': text });
});

const hexOf = ({ release }: SampleRelease, path = 'remoteEntry.js') =>
  Buffer.from(release.files.find((file) => file.path === path)?.integrity.slice(7) ?? '', 'base64').toString(
    'hex',
  );
const fileOf = (server: TestServer, suffix: string) =>
  join(server.dataDir, 'releases', `${hexOf(fleet)}${suffix}`);

/** Flips a byte, as a bad disk does. */
async function flip(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = bytes.length >> 1;
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(path, bytes);
}

/** Requests as a browser does, and decompresses the response. */
function get(server: TestServer, accepted = 'br, gzip') {
  const { hostname, port } = new URL(server.url);
  const path = `/r/mf-fleet/${fleet.release.id}/remoteEntry.js`;
  return new Promise<{ status: number | undefined; encoding: string | undefined; body: string }>(
    (resolve, reject) => {
      const headers = { 'accept-encoding': accepted };
      const sent = request({ hostname, port, path, headers }, (answer) => read(answer).then(resolve, reject));
      sent.on('error', reject).end();
    },
  );
}

async function read(answer: IncomingMessage) {
  const bytes = Buffer.concat(await answer.toArray());
  const encoding = answer.headers['content-encoding'];
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
  return { status: answer.statusCode, encoding, body: String(unpack ? unpack(bytes) : bytes) };
}

const errorsOf = (server: TestServer) =>
  server
    .logs()
    .split('\n')
    .filter((line) => line.includes(hexOf(fleet)) && line.includes('"level":50'));

test.each(['', '.br', '.gz'])(
  'a flipped byte in the file “…%s” alone is repaired from the others',
  async (suffix) => {
    await releaseToAll(servers.alone, fleet);
    await flip(fileOf(servers.alone, suffix));
    const accepted = { '': 'identity', '.br': 'br', '.gz': 'gzip' }[suffix];
    const encoding = { '': undefined, '.br': 'br', '.gz': 'gzip' }[suffix];
    expect(await get(servers.alone, accepted)).toEqual({ status: 200, encoding, body: text });
    expect(errorsOf(servers.alone)).toHaveLength(1);
    expect(errorsOf(servers.alone)[0]).toContain('did not match its hash and was rewritten');
  },
);

test('a byte flipped while the server runs is noticed: a verified file is checked again', async () => {
  await releaseToAll(servers.alone, fleet);
  expect((await get(servers.alone)).body).toBe(text);
  const before = await stat(fileOf(servers.alone, '.br'));
  await flip(fileOf(servers.alone, '.br'));
  expect((await stat(fileOf(servers.alone, '.br'))).size).toBe(before.size);
  expect(await get(servers.alone)).toEqual({ status: 200, encoding: 'br', body: text });
});

test('bytes after the end of a compressed file are ignored', async () => {
  await releaseToAll(servers.alone, fleet);
  const path = fileOf(servers.alone, '.br');
  const right = await readFile(path);
  await writeFile(path, Buffer.concat([right, Buffer.from('more')]));
  expect((await get(servers.alone)).body).toBe(text);
  expect(await readFile(path)).toEqual(right);
});

test('a file without an intact copy is not served: an uncached 404, and an error in the log', async () => {
  await releaseToAll(servers.alone, fleet);
  for (const suffix of ['', '.br', '.gz']) await flip(fileOf(servers.alone, suffix));
  for (const accepted of ['br, gzip', 'identity'])
    expect((await get(servers.alone, accepted)).status).toBe(404);
  const answer = await servers.alone.fetch(`/r/mf-fleet/${fleet.release.id}/remoteEntry.js`);
  expect([answer.status, answer.headers.get('cache-control') ?? '']).toEqual([
    404,
    expect.not.stringContaining('immutable'),
  ]);
  expect(errorsOf(servers.alone)).toHaveLength(1);
  expect(errorsOf(servers.alone)[0]).toContain('no copy matches its hash');
  // Only candidates are halted by themselves.
  const { stables, halted } = (await servers.alone.app.rollouts.states()).get('mf-fleet');
  expect([stables.at(-1), [...halted]]).toEqual([fleet.release.id, []]);
});

test('with a bucket it is fetched again, in the same encoding', async () => {
  await releaseToAll(servers.bucket, fleet);
  const right = await readFile(fileOf(servers.bucket, '.br'));
  for (const suffix of ['', '.br', '.gz']) await flip(fileOf(servers.bucket, suffix));
  expect(await get(servers.bucket)).toEqual({ status: 200, encoding: 'br', body: text });
  expect(await get(servers.bucket, 'identity')).toMatchObject({ status: 200, body: text });
  expect(await readFile(fileOf(servers.bucket, '.br'))).toEqual(right);
  expect(errorsOf(servers.bucket)).toHaveLength(1);
});

test('the releases that ship with a server are a copy too', async () => {
  await mkdir(bundle, { recursive: true });
  for (const [path, content] of Object.entries(fleet.files))
    await writeFile(join(bundle, path), content, 'base64');
  await writeFile(join(bundle, 'release.json'), JSON.stringify(fleet.release));
  await releaseToAll(servers.bundled, fleet);
  for (const suffix of ['', '.br', '.gz']) await flip(fileOf(servers.bundled, suffix));
  expect(await get(servers.bundled)).toEqual({ status: 200, encoding: 'br', body: text });
});

test('publishing a file again repairs it', async () => {
  await releaseToAll(servers.alone, fleet);
  for (const suffix of ['', '.br', '.gz']) await flip(fileOf(servers.alone, suffix));
  expect((await get(servers.alone)).status).toBe(404);
  await releaseToAll(servers.alone, sampleRelease('mf-fleet', { 'remoteEntry.js': text, 'more.js': 'more' }));
  expect(await get(servers.alone)).toEqual({ status: 200, encoding: 'br', body: text });
});

test('a public page is sent without a lost file, and its scripts render it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hawiyat-page-'));
  const server = await testServer({ dataDir: folder });
  const page = { title: 'حاويات', description: 'وصف', html: '<h1>صفحة كاملة</h1>' };
  const marketing = sampleRelease(
    'mf-marketing',
    { 'remoteEntry.js': 'x', 'page.json': JSON.stringify(page), 'own.css': 'h1 { color: red }' },
    { preload: ['own.css'], prerendered: { '/': 'page.json' } },
  );
  for (const sample of [sampleHost(), marketing]) await releaseToAll(server, sample);
  for (const suffix of ['', '.br', '.gz'])
    await flip(join(folder, 'releases', `${hexOf(marketing, 'own.css')}${suffix}`));
  const answer = await server.fetch('/', { headers: { accept: 'text/html' } });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('id="composition"');
  expect(html).not.toContain('صفحة كاملة');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
