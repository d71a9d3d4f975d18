/** For `order-cells.tsx`, in lists and on the board. */
export const taskCells = {
  '& [data-where]': {
    display: 'inline-grid',
    gridTemplateColumns: 'auto 1fr',
    rowGap: '0',
    maxW: '100%',
    textAlign: 'start',
  },
  '& [data-where] small': {
    gridColumn: '1 / -1',
    display: 'flex',
    minW: '0',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'normal',
  },
  // Dispatchers compare distances, so a long place gives way.
  '& [data-where] small > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  '& [data-where] small > [data-away]': { flexShrink: '0' },
  '& [data-details]': {
    borderRadius: 'sm',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
} as const;
