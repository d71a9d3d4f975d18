import { expect, test } from 'vitest';
import { hijriDay, hijriMonths } from './hijri.ts';

test('a day by Umm al-Qura, in Latin digits', () => {
  expect(hijriDay('2026-02-18')).toBe('1');
  expect(hijriDay('2026-06-16')).toBe('1');
});

test('a Gregorian month names the Hijri months that it touches', () => {
  expect(hijriMonths('2026-02-18', '2026-02-28')).toBe('رمضان 1447 هـ');
  expect(hijriMonths('2026-02-01', '2026-02-28')).toBe('شعبان – رمضان 1447 هـ');
  expect(hijriMonths('2026-06-01', '2026-06-30')).toBe('ذو الحجة 1447 – محرم 1448 هـ');
});
