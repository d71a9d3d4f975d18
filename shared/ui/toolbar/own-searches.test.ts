import { expect, test } from 'vitest';
import { ownSearches } from './own-searches.ts';

test('a late echo of an own search is not taken for an outside change', () => {
  const searches = ownSearches();
  searches.add('فهد');
  searches.add('فهد العتيبي');
  expect(searches.isFromOutside('فهد')).toBe(false);
  expect(searches.isFromOutside('فهد العتيبي')).toBe(false);
  expect(searches.isFromOutside('')).toBe(true);
});

test('when two echoes merge, the later one counts for both', () => {
  const searches = ownSearches();
  searches.add('C-0');
  searches.add('C-01');
  expect(searches.isFromOutside('C-01')).toBe(false);
  expect(searches.isFromOutside('C-0')).toBe(true);
});

test('an outside change ends the wait for own echoes', () => {
  const searches = ownSearches();
  searches.add('C-0');
  expect(searches.isFromOutside('')).toBe(true);
  expect(searches.isFromOutside('C-0')).toBe(true);
});
