export const markStyles = {
  position: 'relative',
  isolation: 'isolate',
  flexShrink: '0',
  boxSize: '6',
  display: 'inline-grid',
  placeItems: 'center',
  color: '#FFFFFF',
  fontSize: 'xs',
  fontWeight: 'semibold',
  lineHeight: '1',
  _before: {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    borderWidth: '2px',
    borderColor: '#FFFFFF',
    borderRadius: 'full',
    bg: 'var(--mark)',
    boxShadow: 'sm',
  },
  '&[data-shape=square]::before': { borderRadius: '4px' },
  '&[data-shape=diamond]::before': { inset: '1.5px', borderRadius: '3px', rotate: '45deg' },
} as const;

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
export const driverMarks = (ids: readonly string[]): ReadonlyMap<string, DriverMark> =>
  new Map(
    ids.toSorted().map((id, at) => [
      id,
      {
        color: markColors[at % markColors.length] ?? markColors[0],
        shape: markShapes[at % markShapes.length] ?? markShapes[0],
      },
    ]),
  );
