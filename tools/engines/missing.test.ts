import { expect, test } from 'vitest';
import { missingIn } from './missing.ts';

const safari = 'safari 16.4, safari_ios 16.4';
const others = `firefox 128, ${safari}`;

const cases: readonly (readonly [string, string | null])[] = [
  ['requestIdleCallback(() => {});', `Window.requestIdleCallback is missing in ${safari}`],
  ['window.requestIdleCallback(() => {});', `Window.requestIdleCallback is missing in ${safari}`],
  ['globalThis.cancelIdleCallback(1);', `Window.cancelIdleCallback is missing in ${safari}`],
  ["self['requestIdleCallback'](() => {});", `Window.requestIdleCallback is missing in ${safari}`],
  ['const { requestIdleCallback: idle } = window;', `Window.requestIdleCallback is missing in ${safari}`],
  ['navigation.back();', `Window.navigation is missing in ${others}`],
  ['document.startViewTransition(() => {});', `Document.startViewTransition is missing in ${others}`],
  ['AbortSignal.any([]);', `AbortSignal.any is missing in ${safari}`],
  ['document.body.checkVisibility();', `Element.checkVisibility is missing in ${safari}`],
  ["URL.canParse('');", `URL.canParse is missing in ${safari}`],
  ['document.body.showPopover();', null],
  ["const isKnown = 'requestIdleCallback' in window;", null],
  ['[3, 1].toSorted(); structuredClone(1); new BroadcastChannel("a");', null],
  ['const navigation = 1; navigation.back();', null],
];

test('what a browser lacks is found by what it means, not by how it is written', () => {
  const texts = Object.fromEntries(
    cases.map(([text], at) => [`shell/src/case-${at}.ts`, `${text} export {};`]),
  );
  const found = missingIn([], texts);
  const expected = cases.flatMap(([, fault], at) => (fault ? [`shell/src/case-${at}.ts:1: ${fault}`] : []));
  expect(found).toEqual(expected);
});
