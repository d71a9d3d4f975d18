// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { differences, disguised, type Layout } from './layout-check.ts';

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

const [shown, gone] = [
  ['block', 'visible', '1', 'none', 'none', 'static', 'none'],
  ['none', 'visible', '1', 'none', 'none', 'static', 'none'],
];
const shownWith = (i: number, value: string) => shown.with(i, value);

test.each<[string, Layout, string[]]>([
  ['is whole', { page: shown, sidebar: shown, header: shown, main: shown, width: ['1440'] }, []],
  ['has no sidebar in a narrow window', { sidebar: gone, header: shown, width: ['390'] }, []],
  ['has no sidebar in a wide window', { sidebar: gone, header: shown, width: ['1440'] }, ['sidebar']],
  ['has no navigation', { sidebar: shown, navigation: gone, width: ['1440'] }, ['navigation']],
  ['has an invisible header', { header: shownWith(1, 'hidden'), width: ['390'] }, ['header']],
  ['has a transparent header', { header: shownWith(2, '0'), width: ['390'] }, ['header']],
  ['has an inverted body', { body: shownWith(3, 'invert(1)'), width: ['390'] }, ['body']],
  ['is cut off', { main: shownWith(6, 'circle(0px)'), width: ['390'] }, ['main']],
  ['is filtered as a whole, by an extension', { page: shownWith(3, 'invert(1)'), width: ['390'] }, []],
])('a layout that %s at the first look', (_, layout, names) => {
  expect(disguised(layout)).toEqual(names);
});
