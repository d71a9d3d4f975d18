import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BucketServer, bucketServer } from '../../../testing/bucket-server.ts';
import { bucket } from './bucket.ts';
import { bucketStorage, fillBucket } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';

let server: BucketServer;
const folders: string[] = [];
beforeAll(async () => {
  server = await bucketServer();
});
afterAll(async () => {
  await server.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A server's own folder, empty as on a new machine. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hawiyat-bucket-'));
  folders.push(folder);
  return folder;
}
const log = { error: () => undefined };
const nameOf = (bytes: Buffer) => createHash('sha384').update(bytes).digest('hex');

async function read(storage: ReturnType<typeof bucketStorage>, name: string) {
  const { file, encoding } = await storage.open(name, ['br', 'gzip']);
  const bytes = await file.readFile();
  await file.close();
  return { bytes, encoding };
}

test('what one server stores in the bucket another one serves, compressed where that pays', async () => {
  const one = bucketStorage(server.address, await newFolder(), { log });
  const script = Buffer.from('export const text = "مرحبا";\n'.repeat(200));
  const font = randomBytes(5_000);
  await one.put(nameOf(script), script, true);
  await one.put(nameOf(font), font, false);

  const folder = await newFolder();
  const other = bucketStorage(server.address, folder, { log });
  const [first, again] = await Promise.all([read(other, nameOf(script)), read(other, nameOf(script))]);
  expect([first.encoding, again.bytes.equals(first.bytes)]).toEqual(['br', true]);
  expect(await read(other, nameOf(font))).toEqual({ bytes: font, encoding: null });
  expect((await readdir(folder)).filter((text) => text.includes('-'))).toEqual([]);
});

test('a name is written once and never changes', async () => {
  const far = bucket(server.address);
  await far.putOnce('once', Buffer.from('first'));
  await far.putOnce('once', Buffer.from('second'));
  expect(String(await far.get('once'))).toBe('first');
});

test('what the bucket lacks or has changed is not served', async () => {
  const storage = bucketStorage(server.address, await newFolder(), { log });
  await expect(storage.open('0'.repeat(96), [])).rejects.toMatchObject({ code: 'ENOENT' });
  const name = nameOf(Buffer.from('honest'));
  await bucket(server.address).putOnce(name, Buffer.from('forged'));
  await expect(storage.open(name, [])).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a bucket is filled with what a folder had before it, but for what is damaged there', async () => {
  const folder = await newFolder();
  const near = folderStorage(folder, { log });
  const [script, damaged] = [Buffer.from('export const before = "السوق";\n'.repeat(200)), randomBytes(5_000)];
  await near.put(nameOf(script), script, true);
  await near.put(nameOf(damaged), damaged, false);
  await writeFile(join(folder, nameOf(damaged)), 'rotten');
  const other = bucketStorage(server.address, await newFolder(), { log });
  await expect(other.open(nameOf(script), [])).rejects.toMatchObject({ code: 'ENOENT' });

  await fillBucket(bucket(server.address), folder);
  await fillBucket(bucket(server.address), folder);
  const later = bucketStorage(server.address, await newFolder(), { log });
  expect((await read(later, nameOf(script))).encoding).toBe('br');
  const { file } = await later.open(nameOf(script), []);
  expect(await file.readFile()).toEqual(script);
  await file.close();
  expect(await bucket(server.address).get(nameOf(damaged))).toBeNull();
});

test('a bucket that rejects a request is an error, not a missing file', async () => {
  const wrong = bucket({ ...server.address, accessKeyId: 'nobody' });
  await expect(wrong.putOnce('x', Buffer.from('x'))).rejects.toThrow('answered 403');
});
