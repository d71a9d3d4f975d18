import { largeText } from '@hawiyat/shared/lib/large-text';

// All cards of the list have one height (`components/card-list.tsx`).
const oneLine = { minW: '0', truncate: true } as const;

/** What a container's card holds, for the whole list (`components/cards.tsx`). */
export const containerCards = {
  '& article > div > div': { display: 'flex', alignItems: 'flex-start', gap: '3' },
  '& article > div > div > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    flexShrink: '0',
    borderRadius: 'md',
    bg: 'brand.subtle',
    color: 'brand.fg',
  },
  '& h2': { ...oneLine, flex: '1', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'title' },
  '& h2 bdi': {
    ...oneLine,
    display: 'block',
    w: 'fit',
    maxW: 'full',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'normal',
    lineHeight: 'body',
  },
  // One width for the first column, so that the prices of all cards are aligned.
  '& dl': { display: 'grid', gridTemplateColumns: '6.5rem 1fr', gap: '4', mt: '4' },
  '& dt': { fontSize: 'xs', color: 'fg.muted' },
  '& dd': { ...oneLine, fontSize: 'md', fontWeight: 'medium' },
  [largeText]: {
    '& article > div': { p: '3' },
    '& article > div > div > span:first-of-type': { display: 'none' },
    '& dl': { gridTemplateColumns: 'auto 1fr' },
  },
} as const;
