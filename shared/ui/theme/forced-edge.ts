/** High contrast replaces backgrounds, and makes this edge visible instead. */
export const forcedEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } as const;
