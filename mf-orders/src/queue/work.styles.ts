import { chakra } from '@hawiyat/shared/ui';
import { apart, details, inlineRow, row, taskCells, underlined } from '../components/task-cells.styles.ts';

const number = { color: 'fg', fontSize: 'sm', fontWeight: 'semibold' } as const;

/** Styles all rows at once: there may be a thousand, of plain elements. */
export const Sections = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    // The bar of waiting rows has no height, but a gap.
    mt: '-4',
    outline: 'none',
    '& section': {
      minW: '0',
      overflow: 'hidden',
      bg: 'bg.panel',

      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'xs',
    },
    '& h2': { ...row, gap: '2', px: '4', py: '2.5', fontWeight: 'semibold' },
    '& [data-count]': {
      px: '2',
      borderRadius: 'full',
      bg: 'bg.muted',

      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
    },
    '& [data-section=overdue] [data-count]': { bg: 'danger.subtle', color: 'danger.fg' },
    '& [data-section=unassigned] [data-count]': { bg: 'accent.subtle', color: 'accent.fg' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: '6.5rem minmax(0, 1fr) minmax(0, 1.1fr) 13rem' },
      gridTemplateAreas: { base: '"number" "what" "due" "actions"', lg: '"number what due actions"' },

      alignItems: 'center',
      columnGap: '4',
      rowGap: '0.5',

      minH: '12',
      px: '4',
      py: { base: '3', lg: '1.5' },
      outlineOffset: '-2px',

      borderTopWidth: '1px',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'bg.panel',
      '@media print': {
        gridTemplateColumns: '6.5rem minmax(0, 1fr) minmax(0, 1.1fr)',
        gridTemplateAreas: '"number what due"',

        minH: '0',
        py: '1',
        breakInside: 'avoid',
      },
    },
    '& li[data-current]': { bg: 'bg.muted', borderInlineStartColor: 'brand.solid' },
    '& li[data-done]': { color: 'fg.muted' },
    '& li[data-done] [data-due]': { color: 'success.fg', fontWeight: 'medium' },
    '& [data-number]': { gridArea: 'number', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& [data-what]': { gridArea: 'what', minW: '0', overflowWrap: 'anywhere' },
    '& [data-due]': {
      gridArea: 'due',
      minW: '0',
      overflowWrap: 'anywhere',

      color: 'fg.muted',
      fontSize: { lg: 'xs' },
    },
    '& [data-muted]': { color: 'fg.muted' },
    ...taskCells,
    '& [data-details]': { ...details, ...number, _hover: underlined },
    '& [data-actions]': {
      ...row,
      gridArea: 'actions',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',

      mt: { base: '2', lg: '0' },
      minH: { lg: '8' },
    },
    '& [data-press]': {
      ...inlineRow,
      flex: { base: '1', lg: 'none' },
      justifyContent: 'center',
      gap: '2',

      minH: { base: '11', lg: '8' },
      px: '3',
      bg: 'bg.panel',

      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'border.control',

      color: 'fg',
      fontSize: { base: 'sm', lg: 'xs' },
      fontWeight: 'medium',

      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { bg: 'bg.emphasized' },
    },
    '& [data-quiet]': { borderColor: 'transparent', bg: 'transparent', color: 'fg.muted' },
    '& li[data-current] [data-press]:not([data-quiet])': {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'white',
      _hover: { opacity: '0.9' },
    },
    '& kbd': {
      display: { base: 'none', lg: 'inline-flex' },
      bg: 'transparent',

      color: 'inherit',
      borderColor: 'currentColor/40',
    },
    '&:not([data-keys]) kbd': { display: 'none' },
    '& [data-rest]': { px: '4', py: '2.5', borderTopWidth: '1px' },
  },
});

export const Head = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    mb: '4',
    '& > div': { ...apart, columnGap: '6', rowGap: '2', color: 'fg.muted' },
    '& b': { color: 'fg', fontWeight: 'semibold' },
    '& p': { minH: '6' },
    '& [data-hints]': { ...row, display: { base: 'none', lg: 'flex' }, gap: '3', fontSize: 'xs' },
    '& [data-hints] > span': { ...inlineRow, gap: '1.5' },
    '& label': { ...inlineRow, gap: '2', cursor: 'pointer' },
    '& input': { boxSize: '4', accentColor: 'var(--hw-colors-brand-solid)', cursor: 'pointer' },
  },
});
