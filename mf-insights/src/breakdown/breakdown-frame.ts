import { chakra } from '@hawiyat/shared/ui';

/** Beside the numbers, where they leave room: below `md` and in half of a screen that is not wide they do not. */
const whereRoom = '@media (min-width: 768px) and (max-width: 1279px), (min-width: 1400px)';

/** The table and all that is in it wear one style. */
export const BreakdownFrame = chakra('table', {
  base: {
    w: 'full',
    borderSpacing: '0',
    borderCollapse: 'separate',
    '& th, & td': { px: { base: '0.5', md: '2' }, textAlign: 'end', fontWeight: 'normal' },
    '& tr > th:first-of-type': { ps: '2', textAlign: 'start', whiteSpace: 'nowrap' },
    '& tr > :last-child': { pe: '2' },
    '& thead th': {
      h: '9',
      color: 'fg.muted',
      fontSize: { base: '2xs', md: 'xs' },
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
    },
    '& tbody tr > *': { h: '10', borderTopWidth: '1px' },
    '& tbody tr:not([data-type]) > th': { lineHeight: 'title' },
    '& [data-type] > *': { fontWeight: 'semibold', bg: 'bg.muted/50' },
    // Nothing of a kind is quieter than something of it.
    '& [data-zero]': { color: 'fg.subtle' },
    '& [data-stock]': { display: 'block', fontSize: '2xs', fontWeight: 'medium' },
    '& [data-stock=low]': { color: 'warning.fg' },
    '& [data-stock=none]': { color: 'danger.fg' },
    '& [data-share]': { display: 'none', w: '22%', ps: '4', [whereRoom]: { display: 'table-cell' } },
    '& [data-share] > div': {
      display: 'flex',
      h: '1.5',
      gap: '2px',
      borderRadius: 'full',
      overflow: 'hidden',
    },
    // However few of many, it is in sight.
    '& [data-status]': { minW: '3px', bg: 'fg.subtle' },
    '& thead [data-status]': {
      display: 'none',
      boxSize: '2',
      me: '1.5',
      borderRadius: 'full',
      [whereRoom]: { display: 'inline-block' },
    },
    '& [data-status=available]': { bg: 'success.graphic' },
    '& [data-status=rented]': { bg: 'accent.graphic' },
    '& [data-status=reserved]': { bg: 'info.graphic' },
  },
});
