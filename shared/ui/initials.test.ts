import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['شركة الرواد للحاويات', 'ر\u200cح'],
  ['مؤسسة نقاء', 'ن'],
  ['شركة', 'ش'],
  ['Green Waste Co', 'G\u200cW'],
  ['', ''],
])('%s is shown as %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
