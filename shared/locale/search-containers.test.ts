import { expect, test } from 'vitest';
import { numberSpellings, readContainerSearch, sizesOfWord } from './search-containers.ts';

const [debris, compactors, bins] = ['حاويات أنقاض', 'مكابس نفايات', 'حاويات نفايات'] as const;
const nothing = { statuses: null, types: null, sizes: null, words: [] };

test.each([
  ['', {}],
  ['  ', {}],
  ['20 ياردة', { sizes: ['20 yard'] }],
  ['٢٠ ياردة', { sizes: ['20 yard'] }],
  ['20ياردة', { sizes: ['20 yard'] }],
  ['20 يارده', { sizes: ['20 yard'] }],
  ['20 yard', { sizes: ['20 yard'] }],
  ['20 Yards', { sizes: ['20 yard'] }],
  ['4 ياردة', { sizes: ['4 yard', '4 yard with lid'] }],
  ['4 ياردة بغطاء', { sizes: ['4 yard with lid'] }],
  ['4 yard with lid', { sizes: ['4 yard with lid'] }],
  ['25 ياردة', { sizes: [] }],
  ['20', { words: ['20'] }],
  ['مؤجرة', { statuses: ['rented'] }],
  ['مؤجره', { statuses: ['rented'] }],
  ['موجرة', { statuses: ['rented'] }],
  ['محجوزه', { statuses: ['reserved'] }],
  ['المتوفرة', { statuses: ['available'] }],
  ['متوفر', { statuses: ['available'] }],
  ['صيانة', { statuses: ['maintenance'] }],
  ['الصيانة', { statuses: ['maintenance'] }],
  ['مت', { words: ['مت'] }],
  ['مؤجرة صيانة', { statuses: [] }],
  ['20 متوفرة', { statuses: ['available'], words: ['20'] }],
  ['20 ياردة متوفرة', { statuses: ['available'], sizes: ['20 yard'] }],
  ['حاويه', {}],
  ['حاوية', {}],
  ['حاويات', {}],
  ['أنقاض', { types: [debris] }],
  ['الأنقاض', { types: [debris] }],
  ['حاوية أنقاض', { types: [debris] }],
  ['مكبس', { types: [compactors] }],
  ['المكابس', { types: [compactors] }],
  ['مكابس نفايات', { types: [compactors] }],
  ['نفايات', { types: [compactors, bins] }],
  ['حاوية نفايات', { types: [bins] }],
  ['حاويات النفايات 6 ياردة', { types: [bins], sizes: ['6 yard'] }],
  ['c54', { words: ['c54'] }],
  ['C-0054', { words: ['c-0054'] }],
  ['الدرعية', { words: ['الدرعيه'] }],
  ['ح-10377', { words: ['ح-10377'] }],
  ['الرياض، مؤجرة', { statuses: ['rented'], words: ['الرياض'] }],
] as const)('«%s» is read as it is meant', (text, expected) => {
  expect(readContainerSearch(text)).toEqual({ ...nothing, ...expected });
});

test.each([
  ['C-0054', 'c-0054 c0054 c-54 c54'],
  ['C-12000', 'c-12000 c12000 c-12000 c12000'],
  ['R20-7', 'r20-7 r207 r20-7 r207'],
])('%s is found however it is typed', (number, expected) => {
  expect(numberSpellings(number)).toBe(expected);
});

test('a whole number may be a size', () => {
  expect(sizesOfWord('4')).toEqual(['4 yard', '4 yard with lid']);
  expect(sizesOfWord('54')).toEqual([]);
  expect(sizesOfWord('c4')).toEqual([]);
});
