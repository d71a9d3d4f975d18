/** Virtual rows are positioned absolutely, so each row is a grid that inherits the column widths. */
export const virtualTable = {
  display: 'block',
  w: 'full',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'xl',
  boxShadow: 'xs',
  textAlign: 'start',
  '& thead, & tbody, & tr': { display: 'block', gridTemplateColumns: 'inherit' },
  '& tr': { display: 'grid' },
  // The virtualizer disables pointer events after each scroll, which would lose presses.
  '& tbody': { pointerEvents: 'auto !important', overflow: 'clip', borderBottomRadius: 'xl' },
  // Below the app's header.
  '& thead': {
    position: 'sticky',
    top: '16',
    zIndex: '1',
    bg: 'bg.panel',
    borderTopRadius: 'xl',
    boxShadow: '0 1px {colors.border}',
  },
} as const;
