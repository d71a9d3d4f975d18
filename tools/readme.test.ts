import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('every path that the README names is there', () => {
  const named = readme.match(/(?<![\w/…-])(?:shell|mf-[a-z]+|shared|api|tools)\/[\w./-]*[\w/]/g) ?? [];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every command that the README names is there', () => {
  const named = [...readme.matchAll(/(?:`|^)npm (?:run )?([a-z:-]+)/gm)].map(([, script]) => script ?? '');
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

test('the README stays within 200 lines', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(200);
});
