import { expect, test } from 'vitest';
import { phoneToShow, phoneToStore } from './stored-phone.ts';

test('a Saudi mobile is one number however it is typed, and is shown as people write it', () => {
  for (const typed of [
    '0501234567',
    '+966 50 123 4567',
    '00966501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '\u202a0501234567\u202c',
  ]) {
    expect([typed, phoneToStore(typed)]).toEqual([typed, '+966501234567']);
  }
  expect(phoneToShow('+966501234567')).toBe('0501234567');
});

test('any other phone is stored as typed, but for spaces', () => {
  expect(phoneToStore('011 234 5678')).toBe('0112345678');
  expect(phoneToStore('+20 100 000 0000')).toBe('+201000000000');
  expect(phoneToShow('+201000000000')).toBe('+201000000000');
  expect(phoneToShow('0112345678')).toBe('0112345678');
});
