import { expect, test } from 'vitest';
import { isIdentityNumber } from './identity-check.ts';

test('the known examples fit, in either digits and with spaces around them', () => {
  for (const number of ['1058529940', '1001244019', '١٠٠١٢٤٤٠١٩', ' 1058529940 '])
    expect([number, isIdentityNumber(number)]).toEqual([number, true]);
});

test('a wrong digit, two that changed places, another length or another beginning does not fit', () => {
  for (const number of [
    ...['1058529941', '1085529940', '105852994', '10585299400', ''],
    // The sum is right, but the number is neither a citizen's nor a resident's.
    ...['3001244015', '0000000000', '1-0012-44019'],
  ])
    expect([number, isIdentityNumber(number)]).toEqual([number, false]);
});
