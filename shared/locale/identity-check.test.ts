import { expect, test } from 'vitest';
import { isIdentityNumber } from './identity-check.ts';

test('known examples are valid, in Latin or Arabic digits, with surrounding spaces, grouped as the panel shows them', () => {
  for (const number of ['1058529940', '1001244019', '١٠٠١٢٤٤٠١٩', ' 1058529940 ', '1-0012-44019'])
    expect([number, isIdentityNumber(number)]).toEqual([number, true]);
});

test('a wrong digit, two swapped digits, another length or another first digit is invalid', () => {
  for (const number of [
    ...['1058529941', '1085529940', '105852994', '10585299400', ''],
    // The sum is right, but the number is neither a citizen's nor a resident's.
    ...['3001244015', '0000000000', '5.01E+09'],
  ])
    expect([number, isIdentityNumber(number)]).toEqual([number, false]);
});
