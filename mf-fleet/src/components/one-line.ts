/** A line that is cut at the end of its last part, in that part's own direction: a Latin name keeps its beginning. */
export const oneLine = {
  display: 'flex',
  minW: '0',
  whiteSpace: 'pre',
  '& > bdi:last-child': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;
