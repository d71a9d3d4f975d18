import { expect, test } from 'vitest';
import { formatRiyal, money, spokenMoney } from './money.ts';
import { count, decimal, percent } from './numbers.ts';

test('digits are Latin, thousands have a comma and decimals a point', () => {
  expect(count(1250)).toBe('1,250');
  expect(count(1250.7)).toBe('1,251');
  expect(decimal(1250.5)).toBe('1,250.5');
  expect(formatRiyal(1450.5)).toBe('1,450.50');
  expect(formatRiyal(0)).toBe('0.00');
});

test('a percentage ends in the Latin sign', () => {
  expect(percent(87)).toBe('87%');
});

test('money in a plain string is an isolated number, a space and the sign', () => {
  expect(money(1450.5)).toBe('\u20661,450.50\u2069 ر.س');
});

test('money is read aloud in words', () => {
  expect(spokenMoney(1450.5)).toBe('1450.50 ريال سعودي');
});
