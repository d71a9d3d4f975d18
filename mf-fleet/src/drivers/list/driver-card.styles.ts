// All cards of the list have one height.
const oneLine = { minW: '0', truncate: true } as const;

/** Window widths with room for two, three and four cards in a row. */
export const driverWidths = [480, 1024, 1280] as const;

/** For the whole list (`LinkedCards`). */
export const driverCards = {
  '& article > div': {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: '1fr auto' },
    alignItems: { base: 'center', sm: 'start' },
    // One long name in a row of cards moves no other name.
    alignContent: 'start',
    columnGap: '3',
    rowGap: '4',
  },
  '& article > div > div': { minW: '0', gridRow: { sm: '2' }, gridColumn: { sm: '1 / -1' } },
  '& h2': { minW: '0', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'title' },
  '& h2 :is(a, bdi)': { ...oneLine, display: 'block' },
  // A Latin name is cut at its own end and starts at the card's start.
  '& h2 bdi': { textAlign: 'match-parent' },
  '& h2 + :is(bdi, a)': { ...oneLine, display: 'block', w: 'fit', maxW: 'full', mt: '1', color: 'fg.muted' },
  // Above the link that covers the card, and large enough for a finger without a higher card.
  '& h2 + a': { position: 'relative', mt: '-0.5', mb: '-4', pt: '1.5', pb: '4', color: 'brand.fg' },
} as const;
