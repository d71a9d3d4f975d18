import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { expect, test } from 'vitest';
import { districts } from '../demo/seed/sites.ts';
import { isInCountry } from './country.ts';
import { distance, isInside, shownDistance } from './distance.ts';
import { placeInWords, placesMatching, placesNamed } from './place-in-words.ts';
import { places } from './places.ts';

const wordsAt = (latitude: number | null, longitude: number | null) => placeInWords({ latitude, longitude });

test.each([
  ['the city’s middle', 24.7, 46.73, 'وسط الرياض'],
  ['its north', 24.87, 46.73, 'شمال الرياض'],
  ['its northeast', 24.85, 46.9, 'شمال شرق الرياض'],
  ['its east', 24.7, 46.95, 'شرق الرياض'],
  ['its southeast', 24.56, 46.88, 'جنوب شرق الرياض'],
  ['its south', 24.5, 46.73, 'جنوب الرياض'],
  ['its southwest', 24.58, 46.58, 'جنوب غرب الرياض'],
  ['its west', 24.69, 46.5, 'غرب الرياض'],
  ['its northwest', 24.86, 46.56, 'شمال غرب الرياض'],
  ['a town within its radius', 24.735, 46.575, 'الدرعية'],
  ['a small town has no directions', 25.13, 46.14, 'حريملاء'],
  ['a sister city', 26.28, 50.21, 'وسط الخبر'],
  ['between towns', 24.0, 47.5, 'قرب الخرج'],
  ['the empty quarter', 20.5, 51.5, 'أقرب مدينة: ليلى'],
])('%s', (_, latitude, longitude, words) => {
  expect(wordsAt(latitude, longitude)).toBe(words);
});

test.each([
  ['missing', null, null],
  ['half missing', 24.7, null],
  ['zeros', 0, 0],
  ['Manama', 26.2285, 50.586],
  ['Doha', 25.2854, 51.531],
  ['Kuwait', 29.3759, 47.9774],
  ['Amman', 31.9454, 35.9284],
  ['Sanaa', 15.3694, 44.191],
  ['Dubai', 25.2048, 55.2708],
  ['the Red Sea', 21.5, 37.5],
  ['swapped coordinates', 46.73, 24.7],
])('no place in words: %s', (_, latitude, longitude) => {
  expect(wordsAt(latitude, longitude)).toBeNull();
});

test('the districts of the demo are in Riyadh, but for one', () => {
  const others = districts.filter(
    ({ latitude, longitude }) => !wordsAt(latitude, longitude)?.endsWith('الرياض'),
  );
  expect(others.map(({ name, latitude, longitude }) => [name, wordsAt(latitude, longitude)])).toEqual([
    ['الدرعية', 'الدرعية'],
  ]);
});

test('every place is in the country, has a plausible radius and a center of its own', () => {
  expect(places).toHaveLength(75);
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  expect(places.filter((place) => !isInCountry(place))).toEqual([]);
  expect(places.filter(({ radius }) => radius < 6 || radius > 35)).toEqual([]);
  const close = places.flatMap((place, at) =>
    places
      .slice(at + 1)
      .filter((other) => distance(place, other) < 4)
      .map(({ name }) => `${place.name}، ${name}`),
  );
  expect(close).toEqual([]);
  for (const place of places) expect(placeInWords(place)).toMatch(new RegExp(`^(وسط )?${place.name}$`));
});

test('distances are those of the globe to one percent', () => {
  const riyadh = { latitude: 24.7, longitude: 46.7333 };
  expect(Math.abs(distance(riyadh, { latitude: 24.1587, longitude: 47.327 }) / 85.1 - 1)).toBeLessThan(0.01);
  expect(Math.abs(distance(riyadh, { latitude: 21.4882, longitude: 39.1809 }) / 850 - 1)).toBeLessThan(0.01);
  expect([0.04, 3.14, 9.94, 9.96, 12.5, 84.7].map(shownDistance)).toEqual([0, 3.1, 9.9, 10, 13, 85]);
});

test('a point is inside a polygon or not, also a hollow one', () => {
  const hollow = [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 0],
    [3, 0],
    [3, 3],
    [1, 3],
    [1, 0],
  ].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
  const at = (latitude: number, longitude: number) => isInside({ latitude, longitude }, hollow);
  expect([at(0.5, 1), at(2, 3.5), at(3.5, 1), at(2, 1), at(5, 1), at(2, -1)]).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['شمال الرياض', ['شمال الرياض']],
  ['درعيه', ['الدرعية', 'قرب الدرعية', 'أقرب مدينة: الدرعية']],
  ['zzz', []],
])('a search for «%s» means these places', (text, found) => {
  expect(placesMatching(normalizeForSearch(text))).toEqual(found);
});

test.each([
  ['شمال الرياض', ['شمال الرياض']],
  [' الدرعيه ', ['الدرعية']],
  ['الرياض', []],
  ['', []],
])('«%s» names these places', (text, named) => {
  expect(placesNamed(text)).toEqual(named);
});

test('a city’s name means all of its parts, and every place that is said can be searched for', () => {
  expect(placesMatching('الرياض')).toHaveLength(11);
  for (let latitude = 17; latitude < 32; latitude += 0.23)
    for (let longitude = 35; longitude < 55; longitude += 0.31) {
      const words = wordsAt(latitude, longitude);
      if (words !== null) expect(placesMatching(normalizeForSearch(words))).toContain(words);
      if (words !== null) expect(placesNamed(words)).toEqual([words]);
    }
});
