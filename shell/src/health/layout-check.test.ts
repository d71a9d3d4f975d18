// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { differences, type Layout } from './layout-check.ts';

const before: Layout = { body: ['block', 'none'], sidebar: ['block', 'none'], width: ['1440'] };

test.each<[string, Layout, string[]]>([
  ['stays as it was', before, []],
  ['loses its sidebar', { body: ['block', 'none'], width: ['1440'] }, ['sidebar']],
  ['hides its sidebar', { ...before, sidebar: ['none', 'none'] }, ['sidebar']],
  ['is inverted', { ...before, body: ['block', 'invert(1)'] }, ['body']],
  ['is in a narrower window', { ...before, sidebar: ['none', 'none'], width: ['390'] }, []],
])('a layout that %s', (_, after, changed) => {
  expect(differences(before, after)).toEqual(changed);
});
