import { expect, test } from 'vitest';
import { trespassesOf } from './css-fence.ts';
import type { OwnNames } from './own-selector.ts';

const inModule: OwnNames = { isModule: true, isOwnClass: () => false };
const asBuilt = { isModule: false, isOwnClass: (name: string) => /^(mf_orders__1-|leaflet-)/.test(name) };

const refused = (code: string, names = inModule) =>
  trespassesOf(code, 'a.css', names).map(({ line, rule }) => `${line} ${rule}`);

test.each([
  ['an own class', '.row {}'],
  ['what is inside it', '.row > li + li a:hover::before {}'],
  ['the theme before it', ':global(html.dark) .row, :global(html:not(.dark)) .light {}'],
  ['own classes in every alternative', ':where(.page, .row) :where(*) {}'],
  ['a nested rule', '.row { & b { color: red } > li { color: red } &:hover { color: red } }'],
  ['a media query', '@media print { .row { color: red } }'],
  ['a scope that begins at an own class', '@scope (.row) { b { color: red } }'],
  ['a module’s animation', '@keyframes spin { to { rotate: 1turn } }'],
  ['a named page', '@page legal { size: A4 }'],
  [
    'the canvas of a page that it fills',
    ':global(html):has(.page) { scroll-behavior: smooth; background: red }',
  ],
])('%s is inside the fence', (_, code) => {
  expect(refused(code)).toEqual([]);
});

test.each([
  ['an element', '\nbody { filter: invert(1) }', ['2 body']],
  ['every element', '* {}', ['1 *']],
  ['the root', ':root { --hw-colors-bg: red }', ['1 :root']],
  ['one of several', '.row,\nnav { color: red }', ['1 nav']],
  ['a global class', ':global(.chakra-button) {}', ['1 :global(.chakra-button)']],
  ['an attribute and a role', '[data-part] {}', ['1 [data-part]']],
  ['another alternative', ':is(.row, nav) b {}', ['1 :is(.row, nav) b']],
  ['neighbors of an own element', '.row ~ nav {}', ['1 .row ~ nav']],
  ['neighbors by nesting', '.row { & + nav { color: red } }', ['1 & + nav']],
  ['what holds an own element', 'body:has(.row) nav {}', ['1 body:has(.row) nav']],
  [
    'the root beside its canvas',
    ':global(html):has(.page) { font-size: 8px }',
    ['1 :global(html):has(.page)'],
  ],
  ['an element without an own class', ':not(.row) {}', ['1 :not(.row)']],
  ['rules in a media query', '@media print {\n  nav { display: none }\n}', ['2 nav']],
  ['a layer', '@layer base { a {} }', ['1 a']],
  ['a font of the page', '@font-face { font-family: X; src: url(x) }', ['1 @font-face']],
  ['every printed page', '@page { margin: 0 }', ['1 @page']],
  ['another file', '@import "x.css";', ['1 @import']],
])('%s is outside', (_, code, found) => {
  expect(refused(code)).toEqual(found);
});

test('in built styles only the release’s and its libraries’ classes are its own', () => {
  expect(refused('.mf_orders__1-row b, .leaflet-pane > svg { color: red }', asBuilt)).toEqual([]);
  expect(refused('.row { color: red }\n@keyframes spin { to { color: red } }', asBuilt)).toEqual([
    '1 .row',
    '2 @keyframes',
  ]);
});
