import { expect, test } from 'vitest';
import { whereText } from './where-text.ts';

test.each([
  ['شمال الرياض', 12, 'شمال الرياض · ⁦12⁩ كم'],
  ['قرب الخرج', null, 'قرب الخرج'],
  [null, 7.4, '⁦7.4⁩ كم'],
  [null, null, ''],
])('%s at %s km reads «%s»', (place, distanceKm, text) => {
  expect(whereText({ place, distanceKm })).toBe(text);
});
