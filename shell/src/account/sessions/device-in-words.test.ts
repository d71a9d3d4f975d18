import { expect, test } from 'vitest';
import { deviceInWords, isHandheld, networkInWords } from './device-in-words.ts';

test.each([
  ['chrome', 'windows', 'كروم على ويندوز', false],
  ['safari', 'iphone', 'سفاري على آيفون', true],
  ['firefox', null, 'فايرفوكس', false],
  [null, 'android', 'أندرويد', true],
  [null, null, 'جهاز غير معروف', false],
  ['toString', 'a-later-system', 'جهاز غير معروف', false],
])('%s and %s are %s', (browser, system, words, handheld) => {
  expect(deviceInWords({ browser, system })).toBe(words);
  expect(isHandheld({ system })).toBe(handheld);
});

test('of a network is shown what the server keeps', () => {
  expect(networkInWords('203.0.113.0')).toBe('203.0.113.x');
  expect(networkInWords('2001:db8:1:2::/64')).toBe('2001:db8:1:2::');
});
