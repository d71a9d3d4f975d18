import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { isInCountry } from './country.ts';
import { offset, type Point } from './distance.ts';
import { type Place, places } from './places.ts';

/** Counterclockwise from the east, an eighth of the circle each. */
const directions = ['شرق', 'شمال شرق', 'شمال', 'شمال غرب', 'غرب', 'جنوب غرب', 'جنوب', 'جنوب شرق'] as const;

/** Kilometers: in a smaller town a direction would be more precise than its center is known. */
const leastRadiusWithDirection = 12;
/** Kilometers from the edge of a town within which something is near it. */
const near = 60;

/**
 * Says where a point is: «شمال الرياض», «الدرعية», or outside every town «قرب الخرج».
 * @param point in degrees; missing coordinates and zeros are no place
 * @returns null when there is no point, or it is outside the country
 */
export function placeInWords(point: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): string | null {
  const { latitude, longitude } = point;
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (!isInCountry({ latitude, longitude })) return null;
  return wordsFor(nearest({ latitude, longitude }));
}

/**
 * The city or town that a point is in, without a direction.
 * @returns null outside of all of them
 */
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

/** Inside several towns the one to whose center it is nearest, measured by its radius; outside all the nearest edge. */
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

/** All that `placeInWords` can say, as it is said and normalized for search. */
const sayings = places.flatMap(({ name, radius }) => {
  const parts =
    radius < leastRadiusWithDirection
      ? [name]
      : [middleOf(name), ...directions.map((direction) => `${direction} ${name}`)];
  return [...parts, nearTo(name), farFrom(name)].map((words) => ({ words, text: normalizeForSearch(words) }));
});

/**
 * @param text normalized for search, not empty
 * @returns the places in words that contain it: of «رياض» all parts of the city, and what is near it
 */
export const placesMatching = (text: string): readonly string[] =>
  sayings.filter((saying) => saying.text.includes(text)).map(({ words }) => words);
