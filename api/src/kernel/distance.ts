/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const kilometersPerDegree = 111.195;

/** Kilometers east and north on a flat map: within half a percent in the country's cities. */
export function offset(from: Point, to: Point): { readonly east: number; readonly north: number } {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  return {
    east: (to.longitude - from.longitude) * kilometersPerDegree * Math.cos(middle),
    north: (to.latitude - from.latitude) * kilometersPerDegree,
  };
}

/** Kilometers by air. */
export function distance(from: Point, to: Point): number {
  const { east, north } = offset(from, to);
  return Math.hypot(east, north);
}

/** One decimal below 10 km, whole kilometers above. */
export function shownDistance(kilometers: number): number {
  return kilometers < 9.95 ? Math.round(kilometers * 10) / 10 : Math.round(kilometers);
}

/** Whether a point is in a polygon (ray casting); its last corner joins the first. */
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
