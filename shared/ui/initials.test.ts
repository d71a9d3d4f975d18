import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['شركة الرواد للحاويات', 'ر ح'],
  ['مؤسسة نقاء', 'ن'],
  ['شركة', 'ش'],
  ['Green Waste Co', 'G W'],
  ['', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
