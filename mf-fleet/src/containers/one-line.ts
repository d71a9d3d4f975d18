/** Truncates a line at the end of its last part in that part's direction: a Latin name keeps its start. */
export const oneLine = {
  display: 'flex',
  minW: '0',
  whiteSpace: 'pre',
  '& > bdi:last-child': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;
