import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BucketServer, bucketServer } from '../../testing/bucket-server.ts';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { bucket } from './storage/bucket.ts';
import { fillBucket } from './storage/bucket-storage.ts';

const fleet = sampleRelease('mf-fleet', { 'remoteEntry.js': 'console.log("fleet")', 'a.css': 'p {}' });
let far: BucketServer;
let first: TestServer;
const folders: string[] = [];
beforeAll(async () => {
  [far, first] = [await bucketServer(), await testServer()];
  for (const sample of [sampleHost(), fleet]) await releaseToAll(first, sample);
}, 60_000);
afterAll(async () => {
  await first.close();
  await far.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A machine with a folder of its own, on the same database. @returns what its `/ready` says */
async function readyOfAnother(withBucket: boolean) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-machine-'));
  folders.push(dataDir);
  const address = withBucket ? { bucket: far.address } : {};
  const machine = await testServer({ shared: first, dataDir, ...address });
  const answers: unknown[] = [];
  for (let at = 0; at < 2; at += 1) {
    const answer = await machine.fetch('/ready');
    answers.push([answer.status, await answer.json()]);
  }
  await machine.close();
  return answers;
}

test('a machine that cannot have the files of what is live is not ready, and names them; a filled bucket brings them', async () => {
  expect((await first.fetch('/ready')).status).toBe(200);
  const lost = expect.arrayContaining([`mf-fleet ${fleet.release.id} remoteEntry.js`]);
  const unready = [503, { status: 'unavailable', lost }];
  expect(await readyOfAnother(false)).toEqual([unready, unready]);
  expect(await readyOfAnother(true)).toEqual([unready, unready]);

  await fillBucket(bucket(far.address), join(first.dataDir, 'releases'));
  const ready = [200, { status: 'ok' }];
  expect(await readyOfAnother(true)).toEqual([ready, ready]);
});
