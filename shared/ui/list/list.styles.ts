/** For the element around a list: one style for all rows instead of one for each of thousands of cells. */
export const listStyles = {
  transition: 'opacity 160ms 120ms',
  outline: 'none',
  '&[aria-busy=true]': { opacity: '0.55' },
  '& [data-waits]': { display: 'block', w: '70%', h: '3', borderRadius: 'md', bg: 'bg.emphasized/70' },
  '& [data-new]': {
    flexShrink: '0',
    px: '1.5',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontSize: '2xs',
    fontWeight: 'medium',
    lineHeight: '1.5',
    whiteSpace: 'nowrap',
  },
  '& [data-changed]': {
    position: 'relative',
    isolation: 'isolate',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '-1',
      borderRadius: 'inherit',
      bg: 'accent.subtle',
      animation: 'fade-out 1800ms ease-in forwards',
    },
  },
  '& [data-select]': { userSelect: 'none' },
  '& [data-select] input': { boxSize: '4', m: '0', accentColor: 'brand.solid', cursor: 'pointer' },
  '& [data-muted], & [data-gone], & [data-gone] *': { color: 'fg.muted' },
} as const;
