import { expect, test } from 'vitest';
import { ownSearches } from './own-searches.ts';

test('a late echo of an own search is not taken for an outside change', () => {
  const asked = ownSearches();
  asked.ask('فهد');
  asked.ask('فهد العتيبي');
  expect(asked.isFromOutside('فهد')).toBe(false);
  expect(asked.isFromOutside('فهد العتيبي')).toBe(false);
  expect(asked.isFromOutside('')).toBe(true);
});

test('when two echoes merge, the later one stands for both', () => {
  const asked = ownSearches();
  asked.ask('C-0');
  asked.ask('C-01');
  expect(asked.isFromOutside('C-01')).toBe(false);
  expect(asked.isFromOutside('C-0')).toBe(true);
});

test('an outside change ends the wait for own echoes', () => {
  const asked = ownSearches();
  asked.ask('C-0');
  expect(asked.isFromOutside('')).toBe(true);
  expect(asked.isFromOutside('C-0')).toBe(true);
});
