import { virtualTable } from '@hawiyat/shared/components/virtual-table.styles';
import { chakra } from '@hawiyat/shared/ui';
import { oneLine } from '../../components/one-line.ts';

/** In rem; all rows have it, so that the list never corrects the scroll offset. */
export const rowHeight = 3;

export const Table = chakra('table', {
  base: {
    ...virtualTable,
    '& th, & td': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minW: '0',
      px: '3',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
    },
    '& th': { minH: '11', bg: 'bg.muted/60', color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium' },
    '& th:first-of-type': { borderStartStartRadius: 'xl' },
    '& th:last-of-type': { borderStartEndRadius: 'xl' },
    '& th > button:not([data-more])': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minH: '9',
      minW: '0',
      mx: '-1.5',
      px: '1.5',
      borderRadius: 'sm',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      '& > svg': { flexShrink: '0', opacity: '0' },
      '&:is(:hover, :focus-visible) > svg': { opacity: '0.5' },
    },
    '& th[aria-sort] > button:not([data-more])': { color: 'fg', '& > svg': { opacity: '1' } },
    '& td': { h: `${rowHeight}rem`, borderTopWidth: '1px' },
    '& td > span:not([data-bar])': { minW: '0', truncate: true },
    '& td > span:has(> bdi:last-child)': oneLine,
    '& [data-select]': {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeContent: 'center',
      cursor: 'pointer',
    },
    '& tbody > tr': { cursor: 'pointer' },
    '& tbody > tr:hover': { bg: 'bg.muted/40' },
    '& tbody > tr:has(:checked)': { bg: 'brand.subtle' },
    '& td a': {
      color: 'brand.fg',
      fontWeight: 'medium',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
      // A focused element must not be hidden behind the two sticky heads.
      scrollMarginTop: '32',
    },
    '& [data-number] > a': { color: 'fg', fontWeight: 'semibold' },
    '& [data-late]': { color: 'danger.fg', fontWeight: 'medium' },
    '& small': { color: 'fg.muted', fontSize: 'xs' },
    '& [data-bar]': {
      flex: '1',
      maxW: '20',
      h: '1.5',
      bg: 'bg.emphasized',
      borderRadius: 'full',
      overflow: 'hidden',
      '& > span': { display: 'block', h: 'full', bg: 'focus', borderRadius: 'full' },
    },
    '& [data-bar] + bdi': { minW: '9', color: 'fg.muted', fontSize: 'xs' },
    '& [data-more]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '9',
      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg' },
    },
    '& :is(th, td):last-of-type': { px: '1.5' },
  },
});
