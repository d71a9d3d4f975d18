import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import config from '../rsbuild.config.ts';
import { startPostgres } from '../testing/postgres.ts';
import { releaseToAll } from '../testing/release-to-all.ts';
import { type SampleRelease, sampleHost, sampleRelease } from '../testing/sample-release.ts';
import { callsTo } from '../testing/server.ts';
import { type Account, unprivileged } from '../testing/unprivileged.ts';
import { lockFolder } from './db/lock.ts';

/**
 * The built server, as `npm start` runs it: below node_modules, where it finds the libraries and git ignores
 * it.
 */
let built: string;
let folder: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  const root = join(import.meta.dirname, '..');
  built = await mkdtemp(join(root, 'node_modules/.built-'));
  folder = await mkdtemp(join(tmpdir(), 'hawiyat-'));
  const own = { root, output: { distPath: { root: built } }, logLevel: 'error' as const };
  const rsbuild = await createRsbuild({ cwd: root, config: mergeRsbuildConfig(config, own) });
  await (await rsbuild.build()).close();
}, 60_000);
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
});
afterAll(async () => {
  await rm(built, { recursive: true });
  await rm(folder, { recursive: true });
});

function run(env: Record<string, string>, account: Account | null = null) {
  // It answers too little to gain by compiling its database again for speed.
  const child = spawn(process.execPath, ['--liftoff-only', join(built, 'main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: 'off', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...account,
  });
  running.push(child);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code);
  const url = Promise.race([
    once(child, 'message').then(([message]) => String(message.url)),
    ended.then(() => Promise.reject(new Error(output.err))),
  ]);
  url.catch(() => undefined);
  return { child, said: output, ended, url };
}

async function builtFolder(name: string, { release, files }: SampleRelease): Promise<string> {
  const path = join(folder, name);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), content, 'base64');
  }
  await writeFile(join(path, 'release.json'), JSON.stringify(release));
  return path;
}

const pageAt = async (url: string) =>
  (await fetch(`${url}/containers`, { headers: { accept: 'text/html' } })).text();

test('a server seeds the built releases, prints its address, logs JSON lines, and stops cleanly', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const fleet = sampleRelease('mf-fleet', { 'remoteEntry.js': 'one' });
  const releases = [await builtFolder('shell', sampleHost()), await builtFolder('fleet', fleet)];
  const { child, said: output, ended, url } = run({ RELEASES: releases.join(',') });
  expect(await url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await pageAt(await url)).toContain(`"id":"${fleet.release.id}"`);

  const tokenFile = join(folder, 'data/operator-token');
  expect((await stat(tokenFile)).mode & 0o777).toBe(0o600);
  const token = await readFile(tokenFile, 'utf8');
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.err).toBe('');
  expect(output.out).not.toContain(token);
  const lines = output.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.some(({ msg, url: at }) => msg === 'ready' && typeof at === 'string')).toBe(true);
});

test('a server that stops while a call stays open waits ten seconds for it, and stops cleanly', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const { child, said: output, ended, url } = run({ LOG_LEVEL: 'error' });
  const { hostname, port } = new URL(await url);
  const caller = connect(Number(port), hostname);
  const head = [
    'POST /api/company/auth/admin/login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
  ];
  caller.write([...head, 'content-length: 9', 'expect: 100-continue', '', ''].join('\r\n'));
  expect(String(await once(caller, 'data'))).toContain('100 Continue');
  const began = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(9_000);
  expect(output).toEqual({ out: '', err: '' });
  caller.destroy();
  await (await lockFolder(join(folder, 'data')))();
});

test('at a local start a new build replaces the old one, even after a kill, and the old one is the fallback', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const [one, two] = ['one', 'two'].map((text) => sampleRelease('mf-fleet', { 'remoteEntry.js': text }));
  if (!one || !two) throw new Error('two releases');
  const shell = await builtFolder('shell', sampleHost());
  const first = run({ RELEASES: `${shell},${await builtFolder('fleet-one', one)}` });
  await first.url;
  first.child.kill('SIGKILL');
  await first.ended;

  const RELEASES = `${shell},${await builtFolder('fleet-two', two)}`;
  const second = run({ RELEASES, LOCAL_START: 'on' });
  const html = await pageAt(await second.url);
  expect(html).toMatch(
    new RegExp(`"assigned":{"id":"${two.release.id}".*"fallback":{"id":"${one.release.id}"`),
  );
});

test('a restart with the same build keeps what was rolled out meanwhile', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const [builtOne, published] = ['three', 'four'].map((text) =>
    sampleRelease('mf-fleet', { 'remoteEntry.js': text }),
  );
  if (!builtOne || !published) throw new Error('two releases');
  const releases = `${await builtFolder('shell', sampleHost())},${await builtFolder('fleet-three', builtOne)}`;
  const first = run({ RELEASES: releases });
  const calls = callsTo(await first.url);
  const operatorToken = await readFile(join(folder, 'data/operator-token'), 'utf8');
  await releaseToAll({ fetch: calls, operatorToken }, published);
  first.child.kill('SIGTERM');
  await first.ended;

  const again = run({ RELEASES: releases });
  expect(await pageAt(await again.url)).toContain(`"assigned":{"id":"${published.release.id}"`);
});

test('an upgraded server changes no area: it publishes its releases and logs how to roll them out', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const DATA_DIR = join(folder, 'upgraded');
  const [old, rolledOut, upgrade] = ['five', 'six', 'seven'].map((text) =>
    sampleRelease('mf-fleet', { 'remoteEntry.js': text }),
  );
  if (!old || !rolledOut || !upgrade) throw new Error('three releases');
  const shell = await builtFolder('shell', sampleHost());
  const first = run({ DATA_DIR, RELEASES: `${shell},${await builtFolder('fleet-five', old)}` });
  const calls = callsTo(await first.url);
  const operatorToken = await readFile(join(DATA_DIR, 'operator-token'), 'utf8');
  await releaseToAll({ fetch: calls, operatorToken }, rolledOut);
  first.child.kill('SIGTERM');
  await first.ended;

  const second = run({ DATA_DIR, RELEASES: `${shell},${await builtFolder('fleet-seven', upgrade)}` });
  expect(await pageAt(await second.url)).toContain(`"assigned":{"id":"${rolledOut.release.id}"`);
  const command = `npm run platform -- rollout start mf-fleet ${upgrade.release.id} --stages 1,5,25,50,100`;
  await expect.poll(() => second.said.out).toContain(`"command":"${command}"`);
});

test('a server with a new data folder has the files of releases in its database', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const fleet = sampleRelease('mf-fleet', { 'remoteEntry.js': 'known' });
  const RELEASES = `${await builtFolder('shell', sampleHost())},${await builtFolder('fleet-known', fleet)}`;
  const first = run({ RELEASES });
  await first.url;
  first.child.kill('SIGTERM');
  await first.ended;
  await rm(join(folder, 'data/releases'), { recursive: true });

  const again = run({ RELEASES });
  const answer = await fetch(`${await again.url}/r/mf-fleet/${fleet.release.id}/remoteEntry.js`);
  expect([answer.status, await answer.text()]).toEqual([200, 'known']);
});

test('a stop during start ends a server at once and releases its folder', async () => {
  const DATA_DIR = join(folder, 'hardly-begun');
  const { child, said: output, ended, url } = run({ DATA_DIR });
  await expect.poll(() => access(join(DATA_DIR, 'lock')).then(() => 'locked', String)).toBe('locked');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(url).rejects.toThrow();
  expect(output).toEqual({ out: '', err: '' });
  await (await lockFolder(DATA_DIR))();
}, 60_000);

test('a second server on the same data folder is rejected at once, and the first continues', async () => {
  const firstBegan = performance.now();
  const first = run({});
  const url = await first.url;
  const began = performance.now();
  const second = run({});
  expect(await second.ended).toBe(1);
  // On a machine where a whole start takes longer, that sets the limit.
  expect(performance.now() - began).toBeLessThan(Math.max(2_000, began - firstBegan));
  expect(second.said.err).toMatch(/^The data folder .+ is in use.+\n$/);
  await expect.poll(async () => (await fetch(`${url}/ready`)).status, { timeout: 30_000 }).toBe(200);
}, 60_000);

test('a busy port gives one sentence, and nothing is created', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const DATA_DIR = join(folder, 'never-made');
  const { ended, said: output } = run({ PORT: String(port), DATA_DIR });
  expect(await ended).toBe(1);
  expect(output).toEqual({
    out: '',
    err: `Port ${port} is in use: stop what listens there, or choose another with PORT.\n`,
  });
  await expect(access(DATA_DIR)).rejects.toThrow();
  holder.close();
}, 20_000);

test('bad settings give one sentence', async () => {
  const { ended, said: output } = run({ PORT: 'x', DEMO: 'maybe' });
  expect(await ended).toBe(1);
  expect(output.err).toBe(
    'Bad settings: PORT must be a port number up to 65535; DEMO must be on, still or off.\n',
  );
}, 20_000);

test.each([
  [{ PORT: '99999' }, 'Bad settings: PORT must be a port number up to 65535.'],
  [{ DATABSE_URL: 'x' }, 'Bad settings: DATABSE_URL is no setting, DATABASE_URL was probably meant.'],
  [
    { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/name' },
    'The database at 127.0.0.1:1 cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.',
  ],
  [
    { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1,127.0.0.1:2/name' },
    'The database at 127.0.0.1:1,127.0.0.1:2 cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.',
  ],
  [
    { DATABASE_URL: 'postgres://user:secret@nowhere.invalid/name' },
    /^The database at nowhere\.invalid cannot be reached \((ENOTFOUND|EAI_AGAIN)\): start it, or correct DATABASE_URL\.\n$/,
  ],
])('%o gives one sentence', async (env, sentence) => {
  const { ended, said: output } = run({ DATA_DIR: join(folder, 'in-vain'), ...env });
  expect(await ended).toBe(1);
  if (typeof sentence === 'string') expect(output.err).toBe(`${sentence}\n`);
  else expect(output.err).toMatch(sentence);
});

test('a data folder that is not writable gives one sentence', async () => {
  const DATA_DIR = join(folder, 'not-ours');
  await mkdir(DATA_DIR, { mode: 0o555 });
  for (const path of [folder, built]) await chmod(path, 0o755);
  const { ended, said: output } = run({ DATA_DIR }, await unprivileged());
  expect(await ended).toBe(1);
  expect(output.err).toBe(
    `The data folder ${DATA_DIR} cannot be written (EACCES): give it to the user who starts the server, or choose another DATA_DIR.\n`,
  );
});

test('the data folder is its owner’s alone', async () => {
  const DATA_DIR = join(folder, 'private');
  await mkdir(DATA_DIR, { mode: 0o755 });
  const { url } = run({ DATA_DIR });
  await url;
  expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
}, 60_000);

test.each<[what: string, make: (dataDir: string) => Promise<unknown>, sentence: RegExp]>([
  [
    'a damaged database',
    async (dataDir) => {
      await mkdir(join(dataDir, 'database'), { recursive: true });
      await writeFile(join(dataDir, 'baseline'), '');
      await writeFile(join(dataDir, 'database/PG_VERSION'), '9.6');
    },
    /^The embedded database in \S+ is damaged and cannot be opened: put back a copy of the data folder, or choose another DATA_DIR to start anew/,
  ],
  [
    'a data folder from before the baseline',
    async (dataDir) => {
      await mkdir(join(dataDir, 'database'), { recursive: true });
      await writeFile(join(dataDir, 'database/PG_VERSION'), '17');
    },
    /^The data folder \S+ is older than the first version of Hawiyat, and no server can read it: choose another DATA_DIR, or delete it\.$/m,
  ],
  [
    'an emptied database beside old uploads',
    async (dataDir) => {
      await mkdir(join(dataDir, 'database'), { recursive: true });
      await mkdir(join(dataDir, 'uploads/logos'), { recursive: true });
    },
    /^The database in \S+ is gone, but uploads stand beside it: put back a copy/,
  ],
  [
    'a folder in the place of the lock',
    (dataDir) => mkdir(join(dataDir, 'lock'), { recursive: true }),
    /^The lock of the data folder \S+ cannot be opened: delete what stands at \S+lock, or choose another DATA_DIR/,
  ],
])(
  '%s gives one sentence that says what to do',
  async (what, make, sentence) => {
    const DATA_DIR = join(folder, `broken by ${what.replaceAll(' ', '-')}`.replaceAll(' ', '-'));
    await make(DATA_DIR);
    const { ended, said } = run({ DATA_DIR });
    expect(await ended).toBe(1);
    expect(said.err).toMatch(sentence);
    expect(said.err).not.toContain('    at ');
  },
  60_000,
);

test('with a real database the start warns of sample legal texts in one line', {
  tags: ['slow'],
}, async () => {
  const postgres = await startPostgres();
  const owner = new Client(postgres.url);
  await owner.connect();
  await owner.query('create database panel');
  await owner.end();
  const DATABASE_URL = postgres.url.replace(/[^/]*$/, 'panel');
  const some = { PUBLISHER_NAME: 'شركة', PUBLISHER_CR: '7001234567', LEGAL_EFFECTIVE_DATE: '2026-11-21' };
  const { url, said: output, child, ended } = run({ DATABASE_URL, LOG_LEVEL: 'warn', ...some });
  await url;
  child.kill('SIGTERM');
  await ended;
  await postgres.stop();
  const lines = output.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg.includes('legal'));
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [
      40,
      'The public pages show sample legal texts until these are set: PUBLISHER_ADDRESS, SUPPORT_EMAIL, PUBLISHER_PHONE, STORAGE_LOCATION.',
    ],
  ]);
});

test('a release that fails its checks stops the start', { tags: ['slow'], timeout: 60_000 }, async () => {
  const { release, files } = sampleRelease('mf-fleet', { 'remoteEntry.js': 'honest' });
  const path = await builtFolder('forged', { release, files: { ...files, 'remoteEntry.js': '' } });
  const { ended, said: output } = run({ RELEASES: path, DATA_DIR: join(folder, 'other') });
  expect(await ended).toBe(1);
  expect(output.err).toBe(
    `The release in ${path} cannot be seeded (Release rejected: integrity-mismatch (remoteEntry.js))\n`,
  );
});
