import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { isInCountry } from './country.ts';
import { offset, type Point } from './distance.ts';
import { type Place, places } from './places.ts';

/** Counterclockwise from the east, an eighth of the circle each. */
const directions = ['شرق', 'شمال شرق', 'شمال', 'شمال غرب', 'غرب', 'جنوب غرب', 'جنوب', 'جنوب شرق'] as const;

/** Kilometers: a smaller town's center is not known precisely enough for a direction. */
const leastRadiusWithDirection = 12;
/** Kilometers from a town's edge that still count as near. */
const near = 60;

/** «شمال الرياض», «الدرعية», or outside of towns «قرب الخرج»; null without a point (zeros are none) and abroad. */
export function placeInWords(point: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): string | null {
  const { latitude, longitude } = point;
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (!isInCountry({ latitude, longitude })) return null;
  return wordsFor(nearest({ latitude, longitude }));
}

/** The city or town of a point; null outside of all. */
export function cityOf({ latitude, longitude }: Parameters<typeof placeInWords>[0]): string | null {
  if (latitude === null || longitude === null || !isInCountry({ latitude, longitude })) return null;
  const { place, away } = nearest({ latitude, longitude });
  return away <= place.radius ? place.name : null;
}

interface Around {
  readonly place: Place;
  readonly east: number;
  readonly north: number;
  readonly away: number;
}

/** Of several towns around the point, the nearest center relative to its radius; otherwise the nearest edge. */
function nearest(point: Point): Around {
  const around = places.map((place) => {
    const { east, north } = offset(place, point);
    return { place, east, north, away: Math.hypot(east, north) };
  });
  const inside = around.filter(({ place, away }) => away <= place.radius);
  const rank = inside.length > 0 ? relative : fromEdge;
  return (inside.length > 0 ? inside : around).reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

const relative = ({ place, away }: Around) => away / place.radius;
const fromEdge = ({ place, away }: Around) => away - place.radius;

function wordsFor({ place: { name, radius }, east, north, away }: Around): string {
  if (away > radius) return away - radius <= near ? nearTo(name) : farFrom(name);
  if (radius < leastRadiusWithDirection) return name;
  if (away <= radius / 3) return middleOf(name);
  const eighth = Math.round(Math.atan2(north, east) / (Math.PI / 4) + directions.length) % directions.length;
  return `${directions[eighth]} ${name}`;
}

const nearTo = (name: string) => `قرب ${name}`;
const farFrom = (name: string) => `أقرب مدينة: ${name}`;
const middleOf = (name: string) => `وسط ${name}`;

/** All texts of `placeInWords`, with their normalized form. */
const placeTexts = places.flatMap(({ name, radius }) => {
  const parts =
    radius < leastRadiusWithDirection
      ? [name]
      : [middleOf(name), ...directions.map((direction) => `${direction} ${name}`)];
  return [...parts, nearTo(name), farFrom(name)].map((words) => ({ words, text: normalizeForSearch(words) }));
});

/** The texts of `placeInWords` that equal a text, however it is spelled. */
export function placesNamed(name: string): readonly string[] {
  const named = normalizeForSearch(name);
  return placeTexts.filter(({ text }) => text === named).map(({ words }) => words);
}

/** The texts of `placeInWords` that contain a normalized text, which must not be empty. */
export const placesMatching = (text: string): readonly string[] =>
  placeTexts.filter((placeText) => placeText.text.includes(text)).map(({ words }) => words);
