import { chakra } from '@hawiyat/shared/ui';

/** Dresses the plain elements in the cells: one style for the whole list instead of one for each of its cells. */
export const OrdersFrame = chakra('div', {
  base: {
    transition: 'opacity 160ms 120ms',
    // Rows of an older question, while the new answer is on its way.
    '&[aria-busy=true]': { opacity: '0.55' },
    '& td, & [data-nowrap]': { whiteSpace: 'nowrap' },
    '& th': { lineHeight: 'title' },
    // Where ten columns hardly fit, kinds and names go into two lines; no row is higher than these.
    '& td [data-wraps]': { whiteSpace: 'normal', overflowWrap: 'anywhere', lineClamp: '2', py: '1' },
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
    // A tint that lies under the content, and fades.
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
    '& [data-muted]': { color: 'fg.muted' },
    '& [data-link], & [data-proof]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      borderRadius: 'md',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
    '& [data-link]': {
      color: 'brand.fg',
      fontWeight: 'medium',
      '& > svg': { flexShrink: '0', color: 'fg.muted' },
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& td [data-link]': { minH: '9' },
    // A target of 44 px that takes no more room than the line it stands in.
    '& dd [data-link]': { minH: '11', my: '-2.5' },
    '& [data-proof]': {
      minH: { base: '11', lg: '9' },
      my: { base: '-2.5', lg: '0' },
      color: 'success.fg',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& [data-press]': {
      h: '9',
      px: '3',
      borderRadius: 'md',
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      transition: 'background-color 120ms, color 120ms',
      _hover: { bg: 'brand.solid', color: 'brand.contrast' },
      _disabled: { bg: 'transparent', color: 'success.fg', cursor: 'default' },
    },
    // On a card it is the one thing to do; in a column of the same it would shout.
    '& [data-actions] [data-press]': {
      h: '11',
      bg: 'brand.solid',
      color: 'brand.contrast',
      _hover: { bg: 'brand.hover' },
      _disabled: { bg: 'success.subtle', color: 'success.fg' },
    },
    '& [data-actions] [data-link]': {
      justifyContent: 'center',
      h: '11',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      _hover: { textDecoration: 'none', bg: 'bg.muted' },
    },
  },
});
