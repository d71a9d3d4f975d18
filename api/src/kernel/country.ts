import { isInside, type Point } from './distance.ts';

/** Corners of Saudi Arabia, latitude and longitude, within about 20 km and a little off its coasts. */
const corners: readonly (readonly [number, number])[] = [
  ...([
    [29.37, 34.9],
    [29.18, 36.07],
    [29.5, 36.5],
    [29.87, 36.76],
    [30.0, 37.5],
    [30.33, 37.67],
  ] as const),
  ...([
    [31.5, 36.99],
    [32.02, 39.0],
    [32.16, 39.2],
    [31.95, 40.4],
    [31.37, 41.44],
    [31.11, 42.09],
  ] as const),
  ...([
    [29.2, 44.72],
    [29.06, 46.42],
    [29.1, 46.55],
    [28.99, 47.46],
    [28.53, 47.71],
    [28.55, 48.45],
  ] as const),
  ...([
    [27.7, 49.1],
    [27.3, 49.85],
    [26.85, 50.3],
    [26.35, 50.35],
    [25.9, 50.3],
    [25.35, 50.55],
  ] as const),
  ...([
    [24.75, 50.83],
    [24.5, 51.1],
    [24.25, 51.35],
    [24.12, 51.6],
    [22.94, 52.57],
    [22.63, 55.14],
  ] as const),
  ...([
    [22.7, 55.2],
    [22.0, 55.67],
    [20.0, 55.0],
    [19.0, 52.0],
    [18.6, 50.78],
    [18.17, 48.18],
  ] as const),
  ...([
    [17.12, 47.45],
    [16.95, 47.0],
    [17.23, 45.4],
    [17.35, 44.4],
    [17.36, 43.9],
    [17.35, 43.3],
  ] as const),
  ...([
    [16.67, 43.2],
    [16.4, 42.8],
    [16.4, 42.4],
    [17.5, 42.0],
    [18.5, 41.1],
    [19.1, 40.75],
  ] as const),
  ...([
    [20.1, 39.9],
    [20.8, 39.2],
    [21.4, 38.85],
    [22.3, 38.75],
    [23.0, 38.5],
    [24.0, 37.7],
  ] as const),
  ...([
    [24.5, 36.9],
    [25.5, 36.3],
    [26.2, 36.1],
    [27.5, 35.2],
    [27.9, 34.4],
    [28.1, 34.5],
  ] as const),
];
const border: readonly Point[] = corners.map(([latitude, longitude]) => ({ latitude, longitude }));

/** Whether a point is in Saudi Arabia, or a few kilometers from it. */
export const isInCountry = (point: Point): boolean => isInside(point, border);
