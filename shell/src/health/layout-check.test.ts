// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { alterations, differences, disguised, type Layout, layoutNow, reachesHost } from './layout-check.ts';

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

test('what the host has marked is its own, an area inside of it is not, and neither is a page without a layout', () => {
  document.body.innerHTML = `<div id="root">
    <aside data-host=""><nav></nav></aside>
    <div data-host="" class="column"><header></header>
      <main id="content" data-host="content"><div class="area"><main id="own"></main></div></main>
    </div></div><dialog></dialog>`;
  const reached = ['body', '#root', 'nav', '.column', 'header', '#content', '.area', '#own', 'dialog'];
  expect(reached.filter(reachesHost)).toEqual(['body', '#root', 'nav', '.column', 'header', '#content']);

  document.body.innerHTML = `<div id="root"><div class="page"><header></header>
    <main id="content"></main></div></div>`;
  expect(['.page', 'header', '#content'].filter(reachesHost)).toEqual([]);
  expect(alterations(layoutNow(), '/r/mf-marketing/')).toEqual([]);
});
