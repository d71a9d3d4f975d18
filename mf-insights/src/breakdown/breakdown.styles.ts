import { chakra } from '@hawiyat/shared/ui';

/** The share bar has room beside the numbers: not on a phone, and not in half of a screen below 1400 px. */
const wideEnough = '@media (min-width: 768px) and (max-width: 1279px), (min-width: 1400px)';

/** Lines, because not everybody tells the four colors apart. */
const pattern = (degrees: number, spacing: number) =>
  `repeating-linear-gradient(${degrees}deg, {colors.bg.panel} 0 1px, transparent 1px ${spacing}px)`;

export const StyledTable = chakra('table', {
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
    '& [data-zero]': { color: 'fg.subtle' },
    '& [data-stock]': { display: 'block', fontSize: '2xs', fontWeight: 'medium' },
    '& [data-stock=low]': { color: 'warning.fg' },
    '& [data-stock=none]': { color: 'danger.fg' },
    '& [data-share]': { display: 'none', w: '22%', ps: '4', [wideEnough]: { display: 'table-cell' } },
    '& [data-share] > div': {
      display: 'flex',
      h: '1.5',
      gap: '2px',
      borderRadius: 'full',
      overflow: 'hidden',
    },
    // Even 1 of 10,000 stays visible.
    '& [data-status]': { minW: '3px', bg: 'fg.subtle' },
    '& thead [data-status]': {
      display: 'none',
      boxSize: '2',
      me: '1.5',
      borderRadius: 'full',
      [wideEnough]: { display: 'inline-block' },
    },
    '& [data-status=available]': { bg: 'success.graphic' },
    '& [data-status=rented]': { bg: 'accent.graphic', bgImage: pattern(135, 4) },
    '& [data-status=reserved]': { bg: 'info.graphic', bgImage: pattern(0, 3) },
    '& [data-status=maintenance]': { bg: 'paused.graphic', bgImage: pattern(90, 3) },
  },
});
