import { expect, test } from 'vitest';
import { linkToken } from './link-token.ts';

const token = 'q3Jt0vN5mYc2uWl8hXo1bRk7sZd4eGf6aPi9TnUj_-M';

test.each([
  ['as it is', `#${token}`, token],
  ['with the mark of an isolate', `#${token}\u2069`, token],
  ['with that mark as browsers write it', `#${token}%E2%81%A9`, token],
  ['with marks on both sides', `#%E2%81%A6${token}%e2%81%a9`, token],
  ['with the stop of a sentence', `#${token}.`, token],
  ['with a quotation mark', `#${token}%C2%BB`, token],
  ['with what a mail program appends', `#${token}&utm_source=mail`, token],
  ['broken by a space', `#${token.slice(0, 20)}%20${token.slice(20)}`, token],
  ['cut', `#${token.slice(0, 42)}`, ''],
  ['empty', '', ''],
])('a token %s', (_, fragment, expected) => {
  expect(linkToken(fragment)).toBe(expected);
});
