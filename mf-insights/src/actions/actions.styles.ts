import { chakra } from '@hawiyat/shared/ui';

const narrowHeight = '14.0625rem';
const wideHeight = '5.75rem';
/** 44 px and the line above. */
const rowHeight = '2.8125rem';

export const ActionsBody = chakra('div', {
  base: {
    // Loading, empty and filled are equally high, so nothing below moves.
    display: 'grid',
    gridTemplateRows: '1fr',
    gridAutoRows: 'auto',
    minH: { base: narrowHeight, md: wideHeight },
    '& ul': {
      display: 'grid',
      gridAutoRows: `minmax(${rowHeight}, 1fr)`,
      gridTemplateColumns: { md: 'repeat(auto-fit, minmax(8rem, 1fr))' },
    },
    '& li': {
      borderTopWidth: { base: '1px', md: '0' },
      borderInlineStartWidth: { md: '1px' },
      px: { md: '2' },
      _first: { borderWidth: '0', ps: '0', ms: { md: '-2' } },
      _last: { pe: '0' },
    },
    '& li > *': {
      display: 'flex',
      flexDirection: { base: 'row', md: 'column-reverse' },
      alignItems: { base: 'center', md: 'flex-start' },
      justifyContent: { md: 'center' },
      gap: { base: '3', md: '1' },
      h: 'full',
      mx: { base: '-2', md: '0' },
      px: '2',
      borderRadius: 'md',
      color: 'fg.muted',
      fontSize: { md: 'xs' },
    },
    '& li span': { flex: { base: '1', md: 'none' } },
    '& a': { transition: 'background-color 120ms', _hover: { bg: 'bg.muted' } },
    '& a::after': {
      content: '""',
      display: { md: 'none' },
      boxSize: '2',
      borderInlineEndWidth: '2px',
      borderBottomWidth: '2px',
      borderColor: 'border.control',
      transform: 'rotate(45deg)',
    },
    '& [data-urgency]': {
      flexShrink: '0',
      minW: { base: '8', md: '0' },
      px: { base: '2', md: '0' },
      borderRadius: 'full',
      fontSize: { base: 'sm', md: '2xl' },
      fontWeight: 'semibold',
      lineHeight: { base: '1.75', md: 'title' },
      textAlign: 'center',
    },
    '& [data-urgency=due]': { bg: { base: 'accent.subtle', md: 'transparent' }, color: 'accent.fg' },
    '& [data-urgency=overdue]': { bg: { base: 'danger.subtle', md: 'transparent' }, color: 'danger.fg' },
    // Counts without waiting work: one line of small text, two per line on phones.
    '& [data-quiet]': {
      display: { base: 'grid', md: 'flex' },
      gridTemplateColumns: '1fr 1fr',
      gridAutoRows: `minmax(${rowHeight}, auto)`,
      columnGap: '4',
      borderTopWidth: '1px',
      mt: { md: '1' },
      pt: { md: '1' },
    },
    '& [data-quiet] li': { borderWidth: '0', p: '0', m: '0' },
    '& [data-quiet] li > *': {
      flexDirection: 'row',
      alignItems: 'center',
      gap: '2',
      minH: { md: '6' },
      mx: '-2',
      color: 'fg.subtle',
      fontSize: 'xs',
    },
    '& [data-quiet] li span': { flex: 'none', maxW: { base: '80%', md: 'none' } },
    '& [data-quiet] a::after': { display: 'none' },
    '& [data-quiet] [data-urgency]': {
      minW: '0',
      px: '0',
      bg: 'transparent',
      color: 'inherit',
      fontSize: 'inherit',
      fontWeight: 'normal',
    },
    '& [data-loading]': {
      w: '8',
      h: { base: '6', md: '1.95rem' },
      borderRadius: 'md',
      bg: 'bg.emphasized/70',
      animation: 'pulse 1600ms ease-in-out infinite',
    },
    '& [data-empty]': {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      color: 'fg.muted',
    },
    '& [data-empty] > svg': {
      boxSize: { base: '12', md: '9' },
      p: { base: '3', md: '2' },
      borderRadius: 'full',
      bg: 'success.subtle',
      color: 'success.fg',
    },
  },
});
