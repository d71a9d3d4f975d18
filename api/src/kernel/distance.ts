/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const kilometersPerDegree = 111.195;

/**
 * How far a point is to the east and to the north of another.
 * @returns kilometers, by a flat map: right to half a percent within the country's cities
 */
export function offset(from: Point, to: Point): { readonly east: number; readonly north: number } {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  return {
    east: (to.longitude - from.longitude) * kilometersPerDegree * Math.cos(middle),
    north: (to.latitude - from.latitude) * kilometersPerDegree,
  };
}

/** @returns kilometers by air */
export function distance(from: Point, to: Point): number {
  const { east, north } = offset(from, to);
  return Math.hypot(east, north);
}

/** A distance as it is shown: with one decimal below 10 km, whole above. */
export function shownDistance(kilometers: number): number {
  return kilometers < 9.95 ? Math.round(kilometers * 10) / 10 : Math.round(kilometers);
}

/**
 * Whether a point is inside a polygon, by how often a line from it to the west crosses the border.
 * @param polygon its corners in order; the last is joined to the first
 */
export function isInside({ latitude, longitude }: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [at, corner] of polygon.entries()) {
    const before = polygon.at(at - 1) ?? corner;
    if (corner.latitude > latitude === before.latitude > latitude) continue;
    const share = (latitude - corner.latitude) / (before.latitude - corner.latitude);
    if (longitude > corner.longitude + share * (before.longitude - corner.longitude)) inside = !inside;
  }
  return inside;
}
