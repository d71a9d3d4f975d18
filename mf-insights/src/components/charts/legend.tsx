import { chakra } from '@hawiyat/shared/ui';

/** HTML, because the library's own legends are left to right only. */
export const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    color: 'fg.muted',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
  },
});

export const Mark = chakra('span', {
  base: { flexShrink: '0' },
  variants: {
    series: {
      orders: { boxSize: '3', borderRadius: '3px', bg: 'border.control' },
      revenue: { w: '4', h: '1', borderRadius: 'full', bg: 'brand.fg' },
      earned: { boxSize: '3', borderRadius: '3px', bg: 'brand.fg' },
      unfinished: {
        boxSize: '3',
        borderRadius: '3px',
        borderWidth: '1px',
        borderColor: 'fg.muted',
        bgImage: 'repeating-linear-gradient(135deg, {colors.fg.muted} 0 1px, transparent 1px 4px)',
      },
      current: { boxSize: '3', borderRadius: 'full', bg: 'accent.graphic' },
      completed: { boxSize: '3', borderRadius: 'full', bg: 'success.graphic' },
      canceled: { boxSize: '3', borderRadius: 'full', bg: 'border.control' },
    },
  },
});
