import { expect, test } from 'vitest';
import { requestSearch } from './request-search.ts';

const [rubble, bins] = ['حاويات أنقاض', 'حاويات نفايات'] as const;

test.each([
  ['nothing asked', {}, { kinds: undefined, hasPlaces: false, parts: 0 }],
  ['a word of every kind', { q: 'ياردة' }, { kinds: undefined, hasPlaces: false, parts: 0 }],
  ['a type', { type: rubble }, { kinds: 7, hasPlaces: false, parts: 7 }],
  ['a size', { size: '20 yard' }, { kinds: 3, hasPlaces: false, parts: 3 }],
  ['a kind', { type: bins, size: '20 yard' }, { kinds: 1, hasPlaces: false, parts: 1 }],
  ['a place', { place: 'الدرعية' }, { kinds: undefined, hasPlaces: true, parts: 1 }],
  ['a city', { q: 'الرياض' }, { kinds: undefined, hasPlaces: true, parts: 1 }],
  ['a kind and a place', { q: '20 ياردة الدرعية' }, { kinds: 3, hasPlaces: true, parts: 1 }],
  ['two places', { place: 'الدرعية', q: 'جدة' }, { kinds: 0, hasPlaces: false, parts: 0 }],
  ['a word that is nowhere', { q: 'أنقاض zzzz' }, { kinds: 0, hasPlaces: false, parts: 0 }],
] as const)('%s', (_, asked, expected) => {
  const { kinds, hasPlaces, parts } = requestSearch(asked);
  expect({ kinds: kinds?.length, hasPlaces, parts: parts.length }).toEqual(expected);
});
