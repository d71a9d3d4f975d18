import { largeText } from '@hawiyat/shared/lib/large-text';
import { chakra } from '@hawiyat/shared/ui';
import { listStyles } from '@hawiyat/shared/ui/list';
import { inlineRow, link, press, row, taskCells, underlined } from '../components/task-cells.styles.ts';

export const StyledList = chakra('div', {
  base: {
    ...listStyles,
    '& td, & [data-nowrap]': { whiteSpace: 'nowrap' },
    // Ten columns leave room for two lines of text; no row may grow higher.
    '& td [data-wraps]': { whiteSpace: 'normal', overflowWrap: 'anywhere', lineClamp: '2', py: '1' },
    // Of a long price only the sign wraps, so that it never touches the driver.
    '& td [data-price]': { whiteSpace: 'normal' },
    '& [data-link]': { ...link, whiteSpace: 'nowrap', '& > svg': { flexShrink: '0', color: 'fg.muted' } },
    ...taskCells,
    '& :is(tr, [role=listitem]):has([data-details])': { cursor: 'pointer' },
    '& td [data-details]': { minH: '6', mt: '-1' },
    '& [data-title] [data-details]': { ms: '2', minH: '11', my: '-3', px: '1', fontSize: 'sm' },
    '& td [data-link]': { minH: '9' },
    // A target of 44 px without making the line higher.
    '& dd [data-link]': { minH: '11', my: '-2.5' },
    '& [data-proof]': {
      ...inlineRow,
      gap: '1.5',
      minH: { base: '11', lg: '9' },
      my: { base: '-2.5', lg: '0' },
      borderRadius: 'md',
      color: 'success.fg',
      whiteSpace: 'nowrap',
      _hover: underlined,
    },
    '& [data-press]': {
      h: '9',
      ...press,
      _disabled: { bg: 'transparent', color: 'success.fg', cursor: 'default' },
      '&[aria-disabled=true]': { bg: 'transparent', color: 'fg.muted' },
    },
    '& [data-offer]': { ...row, flexWrap: 'wrap', columnGap: '1' },
    '& [data-offer] [data-press]': { h: 'auto', px: '0' },
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
