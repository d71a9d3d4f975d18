export const row = { display: 'flex', alignItems: 'center' } as const;
export const inlineRow = { display: 'inline-flex', alignItems: 'center' } as const;
export const apart = { ...row, flexWrap: 'wrap', justifyContent: 'space-between' } as const;
export const underlined = { textDecoration: 'underline', textUnderlineOffset: '4px' } as const;

export const link = {
  ...inlineRow,
  gap: '1.5',
  borderRadius: 'md',
  color: 'brand.fg',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: underlined,
} as const;

export const details = {
  borderRadius: 'sm',
  color: 'fg.muted',
  fontSize: 'xs',
  fontWeight: 'normal',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { ...underlined, color: 'brand.fg' },
} as const;

export const taskCells = {
  // A Latin name has its own direction, and still stands at the cell's start.
  '& [data-wraps], & [data-place]': { textAlign: 'right' },
  '& [data-where]': {
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '1',
    rowGap: '0',
    maxW: '100%',
    textAlign: 'start',
    '& > svg': { boxSize: '3.5', color: 'brand.fg' },
    '& > small': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal', whiteSpace: 'nowrap' },
  },
  '& [data-where=both]': {
    gridTemplateAreas: '"place place" "pin away"',
    '& > svg': { gridArea: 'pin' },
    '& > small': { gridArea: 'away' },
  },
  '& [data-place]': {
    color: 'fg',
    fontWeight: 'semibold',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
  '& [data-gone] [data-place]': { color: 'fg.muted' },
  // Dispatchers compare distances, so a long place gives way.
  '& [data-where=both] > [data-place]': { gridArea: 'place', lineClamp: '1' },
  '& [data-actions] [data-where=both] > svg': { justifySelf: 'end' },
  '& [data-actions] [data-where=both] > [data-place]': { textAlign: 'center' },
  '& td [data-muted]': { fontSize: 'xs' },
  // The row holds two lines, so a price of any length takes one and its button at most the other.
  '& td [data-offer]': { columnGap: '1.5', minW: '0' },
  '& td [data-offer] [data-price]': { whiteSpace: 'nowrap' },
  '& td [data-offer] [data-press]': { maxW: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-details]': details,
} as const;

export const press = {
  ...{ px: '3', borderRadius: 'md', bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' },
  ...{ whiteSpace: 'nowrap', cursor: 'pointer', transition: 'background-color 120ms, color 120ms' },
  _hover: { bg: 'brand.solid', color: 'brand.contrast' },
} as const;
