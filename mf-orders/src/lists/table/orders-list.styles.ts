import { largeText } from '@hawiyat/shared/lib/large-text';
import { chakra } from '@hawiyat/shared/ui';
import { taskCells } from '../../components/task-cells.styles.ts';

/** One style for the whole list instead of one for each of its thousands of cells. */
export const StyledList = chakra('div', {
  base: {
    transition: 'opacity 160ms 120ms',
    outline: 'none',
    // Rows of the previous query while the new ones load.
    '&[aria-busy=true]': { opacity: '0.55' },
    '& td, & [data-nowrap]': { whiteSpace: 'nowrap' },
    '& th': { lineHeight: 'title' },
    // Ten columns leave room for two lines of text; no row may grow higher.
    '& td [data-wraps]': { whiteSpace: 'normal', overflowWrap: 'anywhere', lineClamp: '2', py: '1' },
    // Of a long price only the sign wraps, so that it never touches the driver.
    '& td [data-price]': { whiteSpace: 'normal' },
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
    '& :is(tr, [role=listitem]):has([data-row]:checked)': { bg: 'brand.subtle/60' },
    '& [data-head] > [data-select]': {
      display: 'grid',
      placeContent: 'center',
      flexShrink: '0',
      boxSize: '11',
      ms: '-3.5',
      '& input': { boxSize: '5' },
    },
    '& [data-muted], & [data-gone], & [data-gone] *': { color: 'fg.muted' },
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
    ...taskCells,
    // A press anywhere in it opens the order.
    '& :is(tr, [role=listitem]):has([data-details])': { cursor: 'pointer' },
    '& td [data-details]': { minH: '6', mt: '-1' },
    '& [data-title] [data-details]': { ms: '2', minH: '11', my: '-3', px: '1', fontSize: 'sm' },
    '& td [data-link]': { minH: '9' },
    // A target of 44 px without making the line higher.
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
      '&[aria-disabled=true]': { bg: 'transparent', color: 'fg.muted' },
    },
    '& [data-offer]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1',
      '& [data-press]': { h: 'auto', px: '0' },
    },
    '& td [data-offer] [data-link]': { minH: '6' },
    // Solid on a card; a column of solid buttons would be too loud.
    '& [data-actions] [data-press]': {
      h: '11',
      bg: 'brand.solid',
      color: 'brand.contrast',
      _hover: { bg: 'brand.hover' },
      _disabled: { bg: 'success.subtle', color: 'success.fg' },
    },
    '& [data-actions] [data-where]': {
      gridTemplateColumns: 'auto auto',
      lineHeight: 'title',
      alignContent: 'center',
    },
    '& [data-actions] [data-where] small': { justifyContent: 'center' },
    '& [data-actions] [data-link]': {
      justifyContent: 'center',
      h: '11',
      px: '2',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      _hover: { textDecoration: 'none', bg: 'bg.muted' },
    },
    // Price and its button share the height of one button.
    '& [data-actions] [data-offer]': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      '& [data-press]': { h: '5', bg: 'transparent' },
      '& [data-link]': { h: '6', minH: '6', borderWidth: '0' },
    },
    [largeText]: { '& [data-actions] [data-press]': { whiteSpace: 'normal' } },
  },
});
