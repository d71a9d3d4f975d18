import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';
import { forcedEdge } from '../theme/forced-edge.ts';

const navigation = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: { base: '11', md: '9' },
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  _disabled: { opacity: '0.4', cursor: 'not-allowed' },
});

export const calendarRecipe = defineSlotRecipe({
  slots: [
    ...['content', 'view', 'viewControl', 'prevTrigger', 'nextTrigger', 'viewTrigger'],
    ...['table', 'tableHeader', 'tableCell', 'tableCellTrigger'],
  ],
  base: {
    content: {
      // Above what follows in the page; the library lifts the positioner to it.
      zIndex: 'sticky',
      p: '3',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderRadius: 'lg',
      boxShadow: 'lg',
      outline: 'none',
      _open: { animation: 'fade-in 120ms ease-out' },
      _closed: { animation: 'fade-out 120ms ease-out' },
    },
    view: {
      _hidden: { display: 'none' },
      '& > p': { textAlign: 'center', fontSize: 'xs', color: 'fg.muted' },
    },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    prevTrigger: navigation,
    nextTrigger: navigation,
    viewTrigger: {
      ...navigation,
      boxSize: 'auto',
      h: { base: '11', md: '9' },
      px: '3',
      fontWeight: 'semibold',
    },
    table: { borderCollapse: 'separate', borderSpacing: '0 2px' },
    tableHeader: { h: '8', fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted', textAlign: 'center' },
    tableCell: { p: '0' },
    tableCellTrigger: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      w: { base: '11', md: '10' },
      minH: { base: '11', md: '10' },
      lineHeight: 'title',
      borderRadius: 'md',
      cursor: 'pointer',
      '& > small': { fontSize: '2xs', color: 'fg.muted' },
      '&[data-view=month], &[data-view=year]': { w: '24' },
      _hover: { bg: 'bg.muted' },
      _today: { fontWeight: 'semibold', color: 'accent.fg', textDecoration: 'underline' },
      '&[data-in-range]': { bg: 'brand.subtle', borderRadius: '0', ...forcedEdge },
      '&[data-selected]': { bg: 'brand.solid', color: 'brand.contrast', '& > small': { color: 'inherit' } },
      '&[data-range-start]': { borderStartRadius: 'md' },
      '&[data-range-end]': { borderEndRadius: 'md' },
      _disabled: { opacity: '0.4', cursor: 'not-allowed' },
      '&[data-outside-range]': { visibility: 'hidden' },
    },
  },
});
