import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitOf, subjectOf } from './commit-of.ts';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'hawiyat-commit-'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=team', '-c', 'user.email=team@hawiyat.example', ...args], {
    cwd: checkout,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

test('a release names the commit of its checkout, and marks uncommitted changes', async () => {
  git('init');
  writeFileSync(join(checkout, 'remote.tsx'), 'one');
  git('add', '.');
  git('commit', '--message', 'one');
  const commit = git('rev-parse', 'HEAD');
  expect(await commitOf(checkout)).toBe(commit);
  writeFileSync(join(checkout, 'remote.tsx'), 'two');
  expect(await commitOf(checkout)).toBe(`${commit}-dirty`);
});

test("a release is known by its commit's subject, of which the contract takes 200 characters", async () => {
  git('init');
  const commit = (message: string) => git('commit', '--allow-empty', '--message', message);
  commit('تعديل شاشة الطلبات\n\nLonger why.');
  expect(await subjectOf(checkout)).toBe('تعديل شاشة الطلبات');
  commit(`${'a'.repeat(199)}🚚`);
  expect(await subjectOf(checkout)).toBe('a'.repeat(199));
});

test('without Git there is no commit to name', async () => {
  expect([await commitOf(checkout), await subjectOf(checkout)]).toEqual([null, null]);
});
