import { drawingColors } from '@hawiyat/shared/components/container-drawing';
import { largeText } from '@hawiyat/shared/lib/large-text';

/** Truncates a line at the end of its last part in that part's direction: a Latin name keeps its start. */
export const oneLine = {
  display: 'flex',
  minW: '0',
  whiteSpace: 'pre',
  '& > bdi:last-child': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

export const linkLook = {
  color: 'brand.fg',
  fontWeight: 'medium',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
} as const;

// All cards of the list have one height.
const truncated = { minW: '0', truncate: true } as const;

/** Window widths with room for two, three and four cards in a row. */
export const containerWidths = [768, 1280, 1680] as const;

export const containerCards = {
  ...drawingColors,
  '& [data-row]': { display: 'grid', gap: '4', pb: '4' },
  '& article > div': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '3',
    rowGap: '2.5',
    px: '4',
    pt: '3.5',
    pb: '3',
  },
  '& [data-drawing]': { ...drawingColors['& [data-drawing]'], w: '12', h: '9' },
  '& h2': { ...truncated, fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'title' },
  '& h2 + p': { ...truncated, color: 'fg.muted', fontSize: 'xs' },
  '& [data-where]': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    gridColumn: '1 / -1',
    minW: '0',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > span:first-of-type': oneLine,
    '& > span + span': { flexShrink: '0', color: 'fg' },
    '& > span[data-late]': { color: 'danger.fg', fontWeight: 'medium' },
    '& a': { position: 'relative', ...linkLook },
  },
  '& footer': { ps: '4', pe: '1.5', py: '0.5', gap: '0' },
  '& footer > p': { ...truncated, me: 'auto', fontWeight: 'medium' },
  [largeText]: {
    '& [data-drawing]': { display: 'none' },
    '& article > div': { gridTemplateColumns: 'minmax(0, 1fr) auto', px: '3' },
    '& footer > button > span': { display: 'none' },
  },
} as const;
