import { expect, test } from 'vitest';
import { askedTexts } from './asked-texts.ts';

test('an own question that the address answers late is not taken for somebody else’s', () => {
  const asked = askedTexts();
  asked.ask('فهد');
  asked.ask('فهد العتيبي');
  expect(asked.isFromOutside('فهد')).toBe(false);
  expect(asked.isFromOutside('فهد العتيبي')).toBe(false);
  // A step back.
  expect(asked.isFromOutside('')).toBe(true);
});

test('of two questions that are answered at once the later one stands for both', () => {
  const asked = askedTexts();
  asked.ask('C-0');
  asked.ask('C-01');
  expect(asked.isFromOutside('C-01')).toBe(false);
  expect(asked.isFromOutside('C-0')).toBe(true);
});

test('what comes from outside ends the waiting for one’s own', () => {
  const asked = askedTexts();
  asked.ask('C-0');
  expect(asked.isFromOutside('')).toBe(true);
  expect(asked.isFromOutside('C-0')).toBe(true);
});
