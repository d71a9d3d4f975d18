import { expect, test } from 'vitest';
import { changesOf } from './stay.ts';
import { deadByCandidate, metByPeople } from './what-people-meet.ts';

const quiet = {
  covered: [],
  hasVanished: false,
  isMadeAnew: false,
  deadLinks: [],
  deadButtons: [],
  altered: [{ name: 'Node.prototype.removeChild', isOfLanguage: false }],
  stay: { requests: 2, megabytes: 1, changes: [] },
};
type Met = Parameters<typeof metByPeople>[0];
const map = { name: 'Array.prototype.map', isOfLanguage: true };
const fetched = { name: 'fetch', isOfLanguage: false };

const cases: [string, Partial<Met>, string[]][] = [
  ['nothing', {}, []],
  [
    'the sidebar covered',
    { covered: ['link «أ»', 'link «ب»', 'link «ج»', 'link «د»'] },
    [
      'nobody can press link «أ», link «ب», link «ج» and 1 more: something of the area lies over it, or takes its presses',
    ],
  ],
  [
    'a built-in replaced',
    { altered: [...quiet.altered, map] },
    ['it changes Array.prototype.map, which every area uses: keep such a function in a module of its own'],
  ],
  [
    'the browser’s own function replaced',
    { altered: [...quiet.altered, fetched] },
    ['it changes fetch, which every area uses: keep such a function in a module of its own'],
  ],
  [
    'calls without end',
    { stay: { ...quiet.stay, requests: 330 } },
    [
      'while nobody touches it, it makes 330 requests in 10 s, the stable release 2: look for a timer or an effect that asks again and again',
    ],
  ],
  ['a few calls more', { stay: { ...quiet.stay, requests: 12 } }, []],
  [
    'a leak',
    { stay: { ...quiet.stay, megabytes: 320 } },
    [
      'while nobody touches it, its memory grows by 320 MB in 10 s, the stable release by 1 MB: look for what a timer keeps',
    ],
  ],
  [
    'a button of the header that opens nothing',
    { deadButtons: ['د'] },
    ['pressing «د» in the header opens nothing: look for a listener that stops clicks'],
  ],
  [
    'a page that is blanked',
    { hasVanished: true },
    ['what it shows vanishes for a moment, and comes again: take over what the server has sent'],
  ],
  [
    'a page of the server that is replaced',
    { isMadeAnew: true },
    [
      'it makes the page anew that the server has sent: render in the browser first what prerender.tsx renders',
    ],
  ],
  ['a short visit', { stay: null }, []],
];
test.each(cases)('people meet %s', (_, more, found) => {
  expect(metByPeople({ ...quiet, ...more }, quiet, false)).toEqual(found);
});

test('what the stable release does too is no fault of the candidate', () => {
  const bad = {
    covered: ['link «أ»'],
    hasVanished: true,
    isMadeAnew: true,
    deadLinks: ['أ'],
    deadButtons: ['د'],
    altered: [map],
    stay: { requests: 400, megabytes: 200, changes: ['x'] },
  };
  expect([...metByPeople(bad, bad, false), ...deadByCandidate(bad, bad)]).toEqual([]);
  expect(deadByCandidate({ ...bad, deadLinks: ['ب'] }, bad)).toEqual([
    'pressing «ب» in the sidebar does not lead there: look for a listener that stops clicks, or leads back',
  ]);
});

test('of a new screen only the language’s built-ins count, and a host may replace the browser’s', () => {
  const altered = [map, fetched];
  const said =
    'it changes Array.prototype.map, which every area uses: keep such a function in a module of its own';
  expect(metByPeople({ ...quiet, altered }, null, false)).toEqual([said]);
  expect(metByPeople({ ...quiet, altered }, quiet, true)).toEqual([said]);
});

const place = { title: 'الطلبات', address: '/orders', entries: 2, hasSession: true };
test.each([
  ['nothing', {}, []],
  [
    'the end of the session',
    { hasSession: false, address: '/signin' },
    [/^while nobody touches the page, it ends the session: /],
  ],
  [
    'an address that changes, and history that grows',
    { address: '/orders?x=1', entries: 24 },
    [/it leads from \/orders to \/orders\?x=1: /, /adds entries to the history/],
  ],
  ['another title', { title: 'إعلان' }, [/changes the page's title to «إعلان»: /]],
])('while nobody touches a page, %s', (_, now, found) => {
  const said = changesOf(place, { ...place, ...now });
  expect(said).toHaveLength(found.length);
  for (const [i, pattern] of found.entries()) expect(said[i]).toMatch(pattern);
});
