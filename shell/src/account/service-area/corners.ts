import type { MapPoint } from '@hawiyat/shared/contract/orders/order-settings';

/** Flat: exact enough to compare distances within one city. */
const distanceBetween = (one: MapPoint, other: MapPoint) =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  );

/** Adds a corner where it lengthens the outline least, so that a press near an edge bends that edge. */
export function withCorner(corners: readonly MapPoint[], point: MapPoint): MapPoint[] {
  if (corners.length < 3) return [...corners, point];
  const detours = corners.map((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    return distanceBetween(corner, point) + distanceBetween(point, next) - distanceBetween(corner, next);
  });
  return corners.toSpliced(detours.indexOf(Math.min(...detours)) + 1, 0, point);
}
