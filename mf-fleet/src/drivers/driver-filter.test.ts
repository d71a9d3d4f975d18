import type { Driver } from '@hawiyat/shared/contract/drivers';
import { expect, test } from 'vitest';
import { matches, showAll } from './driver-filter.ts';

const ahmad: Driver = {
  ...{ id: '1', name: 'أحمد آل سُعود', phone: '0501234567', email: null, availability: 'on_duty' },
  ...{ identityNumber: '1001244019', licenseNumber: null, picture: null },
};
const found = (text: string) => matches(ahmad, { ...showAll, text });

test('a driver is found by a part of his name, however its letters are typed', () => {
  for (const text of ['', 'احمد', 'آل سعود', ' سـعود ']) expect([text, found(text)]).toEqual([text, true]);
  expect(found('حمد سعود')).toBe(false);
});

test('a driver is found by a part of his phone, in any digits and groups, with the country’s number or without', () => {
  for (const text of ['0501234567', '٠٥٠١٢٣', '050 123 4567', '+966 50 123', '00966501', '4567', '(050)'])
    expect([text, found(text)]).toEqual([text, true]);
  for (const text of ['0511', '+', '4019']) expect([text, found(text)]).toEqual([text, false]);
});

test('availability and text must both fit', () => {
  expect(matches(ahmad, { availability: 'on_duty', text: 'احمد' })).toBe(true);
  expect(matches(ahmad, { availability: 'available', text: 'احمد' })).toBe(false);
});
