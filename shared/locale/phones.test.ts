import { expect, test } from 'vitest';
import { phoneNumber } from './phones.ts';

test('a Saudi phone number is grouped, any other is unchanged', () => {
  expect(phoneNumber('0501234567')).toBe('050 123 4567');
  expect(phoneNumber('+966598165812')).toBe('059 816 5812');
  expect(phoneNumber('00966112345678')).toBe('011 234 5678');
  expect(phoneNumber('+966920012345')).toBe('9200 12345');
  expect(phoneNumber('0112345678')).toBe('011 234 5678');
  expect(phoneNumber('920012345')).toBe('9200 12345');
  expect(phoneNumber('+44 20 7946 0000')).toBe('+44 20 7946 0000');
});
