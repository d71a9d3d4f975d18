import { distance, shownDistance } from '../kernel/distance.ts';
import { placeInWords } from '../kernel/place-in-words.ts';

interface Where {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly depot_latitude: number | null;
  readonly depot_longitude: number | null;
}

/** The place in words, and kilometers by air from the company's depot. */
export function presentWhere(row: Where): { place: string | null; distanceKm: number | null } {
  const place = placeInWords(row);
  const { latitude, longitude, depot_latitude, depot_longitude } = row;
  const isKnown = place !== null && latitude !== null && longitude !== null;
  if (!isKnown || depot_latitude === null || depot_longitude === null) return { place, distanceKm: null };
  const depot = { latitude: depot_latitude, longitude: depot_longitude };
  return { place, distanceKm: shownDistance(distance(depot, { latitude, longitude })) };
}
