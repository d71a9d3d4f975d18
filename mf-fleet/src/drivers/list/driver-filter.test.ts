import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { expect, test } from 'vitest';
import { matching, showAll } from './drivers-store.ts';

const ahmad: Driver = {
  ...{ id: '1', name: 'أحمد آل سُعود', phone: '0501234567', email: null, availability: 'on_duty' },
  ...{ identityNumber: '1001244019', licenseNumber: null, picture: null, version: 1 },
};
const found = (text: string) => matching({ ...showAll, text })(ahmad);

test('a driver is found by a part of his name, however its letters are typed', () => {
  for (const text of ['', 'احمد', 'آل سعود', ' سـعود ']) expect([text, found(text)]).toEqual([text, true]);
  expect(found('حمد سعود')).toBe(false);
});

test('a driver is found by a part of his phone, in any digits and groups, with the country’s number or without', () => {
  for (const text of ['0501234567', '٠٥٠١٢٣', '050 123 4567', '+966 50 123', '00966501', '4567', '(050)'])
    expect([text, found(text)]).toEqual([text, true]);
  for (const text of ['0511', '+', '()']) expect([text, found(text)]).toEqual([text, false]);
});

test('a driver is found by the end of his identity number, in any digits, and by no other part of it', () => {
  for (const text of ['4019', '٤٠١٩', '۴۰۱۹', '1-0012-44019', '1001244019'])
    expect([text, found(text)]).toEqual([text, true]);
  for (const text of ['1001', '0124401', '11001244019']) expect([text, found(text)]).toEqual([text, false]);
});

test('availability and text must both fit', () => {
  expect(matching({ availability: 'on_duty', text: 'احمد' })(ahmad)).toBe(true);
  expect(matching({ availability: 'available', text: 'احمد' })(ahmad)).toBe(false);
});
