import { expect, test } from 'vitest';
import { identityNumber } from './identity.ts';

test('an identity number is grouped 1-4-5', () => {
  expect(identityNumber('1023456789')).toBe('1-0234-56789');
});

test('anything but ten digits is unchanged', () => {
  expect(identityNumber('غير محدد')).toBe('غير محدد');
  expect(identityNumber('12345')).toBe('12345');
});
