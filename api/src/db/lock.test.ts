import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asProcess } from '../../testing/as-process.ts';
import { DataFolderInUse, lockFolder } from './lock.ts';
import { openDatabase } from './open.ts';

/** Below node_modules, where the program finds the libraries. */
let program: string;
let root: string;
let folder: string;
let server: Awaited<ReturnType<typeof asProcess>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hawiyat-lock-'));
  program = await mkdtemp(join(import.meta.dirname, '../../node_modules/.lock-'));
  server = await asProcess(
    program,
    [new URL('./lock.ts', import.meta.url)],
    `import { setFlagsFromString } from 'node:v8';
     import { runInNewContext } from 'node:vm';
     import { lockFolder } from './lock.js';
     setFlagsFromString('--expose-gc');
     const collectGarbage = runInNewContext('gc');
     lockFolder(process.argv[2]).then(
       () => {
         process.stdin.resume();
         setImmediate(() => {
           collectGarbage();
           setImmediate(() => console.log('held'));
         });
       },
       (error) => { console.log(error.name); process.exitCode = 1; },
     );`,
  );
});
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'data-'));
});
afterAll(async () => {
  for (const path of [root, program]) await rm(path, { recursive: true });
});

test('a second server on the same data folder is rejected within 2 seconds', async () => {
  const began = performance.now();
  const first = server(folder);
  expect(await first.line()).toBe('held');
  const start = performance.now();
  expect(await server(folder).line()).toBe('DataFolderInUse');
  // On a busy machine a process alone may take longer to start, so the first start sets the scale.
  expect(performance.now() - start).toBeLessThan(Math.max(2000, 3 * (start - began)));
  await first.kill();
}, 15_000);

test('after kill -9 the next start takes over the folder', async () => {
  const first = server(folder);
  expect(await first.line()).toBe('held');
  await first.kill();
  const second = server(folder);
  expect(await second.line()).toBe('held');
  await second.kill();
}, 15_000);

test('of several servers that start together after kill -9, one gets the folder', async () => {
  const killed = server(folder);
  await killed.line();
  await killed.kill();
  const servers = Array.from({ length: 6 }, () => server(folder));
  const answers = await Promise.all(servers.map((process) => process.line()));
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'DataFolderInUse')).toHaveLength(5);
  await Promise.all(servers.map((process) => process.kill()));
}, 20_000);

test('a suspended server keeps the folder, however long it is suspended', async () => {
  const first = server(folder);
  expect(await first.line()).toBe('held');
  first.suspend();
  expect(await server(folder).line()).toBe('DataFolderInUse');
  await first.kill();
}, 15_000);

test('a released folder can be locked again, but only once at a time', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUse);
  await release();
  await (await lockFolder(folder))();
});

test('the embedded database does not open in a folder without a lock', async () => {
  await expect(openDatabase({ databaseUrl: null, dataDir: folder })).rejects.toThrow(DataFolderInUse);
});
