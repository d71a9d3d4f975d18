import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dueShims } from './due-shims.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['1.0.0', []],
  ['1.1.9', []],
  ['1.2.0', ['shared/earlier.ts:2 until 1.2']],
  ['1.10.0', ['shared/earlier.ts:2 until 1.2']],
  ['2.0.0', ['shared/earlier.ts:2 until 1.2']],
])('in version %s the shims that are due are %j', (version, due) => {
  const text = "const hours = { until: '06:00' };\n/** until: '1.2': hosts of 1.1 call it so. */\n";
  expect(dueShims(new Map([['shared/earlier.ts', text]]), version)).toEqual(due);
});

test('no shim has outlived its version', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = files
    .trim()
    .split('\n')
    .filter((path) => !/\.test\.ts$/.test(path));
  expect(paths.length).toBeGreaterThan(1_000);
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  expect(dueShims(sources, version)).toEqual([]);
});
