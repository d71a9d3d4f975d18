import { expect, test } from 'vitest';
import { documentState, dueThreshold } from './expiry.ts';

const today = '2026-11-26';

test.each([
  ['2026-11-25', 'expired'],
  ['2026-11-26', 'soon'],
  ['2026-12-26', 'soon'],
  ['2026-12-27', 'valid'],
  ['2027-11-26', 'valid'],
])('what expires on %s is %s', (expiresOn, state) => {
  expect(documentState(expiresOn, today)).toBe(state);
});

test.each([
  ['31 days before', '2026-12-27', null, null],
  ['30 days before', '2026-12-26', null, 30],
  ['15 days before', '2026-12-11', null, 30],
  ['14 days before', '2026-12-10', null, 14],
  ['8 days before', '2026-12-04', 14, null],
  ['7 days before', '2026-12-03', 14, 7],
  ['on its last day', '2026-11-26', null, 7],
  ['on its last day, after a warning', '2026-11-26', 7, null],
  ['the day after', '2026-11-25', 7, 0],
  ['long after, without any warning', '2026-01-01', null, 0],
  ['long after, once said', '2026-01-01', 0, null],
  ['30 days before, once said', '2026-12-26', 30, null],
  ['10 days before, when the server was away since', '2026-12-06', 30, 14],
])('%s, the warning that is due', (_, expiresOn, warned, due) => {
  expect(dueThreshold(expiresOn, warned, today)).toBe(due);
});
