import { expect, test } from 'vitest';
import { waysToTell } from './ways-to-tell.ts';

const groups = [
  { id: 'lost', label: '', kinds: ['offer-lost'], shown: false },
  { id: 'accepted', label: '', kinds: ['offer-accepted'], shown: true },
];
const loud = { sound: true, system: true, quiet: null, groups, version: 1 };
const still = { ...loud, sound: false, system: false };
const night = { ...loud, quiet: { from: '22:00', until: '06:00' } };
const seen = { isHidden: false, isAllowed: true };
const hidden = { isHidden: true, isAllowed: true };

test.each([
  ['a visible page', loud, 'offer-accepted', '12:00', seen, 'toast sound'],
  ['a hidden page', loud, 'offer-accepted', '12:00', hidden, 'toast sound device'],
  [
    'a browser that forbids it',
    loud,
    'offer-accepted',
    '12:00',
    { ...hidden, isAllowed: false },
    'toast sound',
  ],
  ['a company that wants neither', still, 'offer-accepted', '12:00', hidden, 'toast'],
  ['a group that is switched off', loud, 'offer-lost', '12:00', hidden, ''],
  ['a kind that this host has never heard of', loud, 'invoice-paid', '12:00', seen, 'toast sound'],
  ['quiet hours', night, 'offer-accepted', '23:00', hidden, ''],
  ['settings that are not known', null, 'offer-accepted', '23:00', hidden, 'toast'],
])('%s', (_, settings, kind, time, page, expected) => {
  const ways = waysToTell(settings, kind, { ...page, now: new Date(`2026-11-26T${time}:00+03:00`) });
  const names = Object.entries(ways).flatMap(([name, is]) => (is ? [name] : []));
  expect(names.join(' ')).toBe(expected);
});
