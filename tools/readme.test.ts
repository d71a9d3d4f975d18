import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = textOf('README.md');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('every path that the README names is there', () => {
  const named = readme.match(/(?<![\w/…-])(?:shell|mf-[a-z]+|shared|api|tools)\/[\w./-]*[\w/]/g) ?? [];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(['README.md', 'api/README.md', 'tools/README.md'])(
  'every command that %s names is there',
  (path) => {
    const named = [...textOf(path).matchAll(/(?:`|^)npm (?:run )?([a-z:-]+)/gm)].map(
      ([, script]) => script ?? '',
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  },
);

test('every file of tools/README.md is there', () => {
  const named = textOf('tools/README.md').match(/(?<=`)[a-z-]+\.mjs(?=`)/g) ?? [];
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !existsSync(join(root, 'tools', file)))).toEqual([]);
});

test('the README stays within 200 lines', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(200);
});
