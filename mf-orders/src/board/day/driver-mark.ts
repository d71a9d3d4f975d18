/** Each contrasts like text with the white number and with a light map; the shape serves people who see no colors. */
export const markColors = [
  '#1F4A85',
  '#6B2FA0',
  '#0A6E47',
  '#8A3B12',
  '#0B6678',
  '#9C1F63',
  '#4F5D14',
  '#3F4756',
] as const;
const markShapes = ['circle', 'square', 'diamond'] as const;

export interface DriverMark {
  readonly color: (typeof markColors)[number];
  readonly shape: (typeof markShapes)[number];
}

/** Marks by driver, the same on every day; the first 24 differ. */
export function driverMarks(ids: readonly string[]): ReadonlyMap<string, DriverMark> {
  return new Map(
    ids.toSorted().map((id, at) => [
      id,
      {
        color: markColors[at % markColors.length] ?? markColors[0],
        shape: markShapes[at % markShapes.length] ?? markShapes[0],
      },
    ]),
  );
}
