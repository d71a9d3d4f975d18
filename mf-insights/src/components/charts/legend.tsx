import { chakra } from '@hawiyat/shared/ui';

const stripes = (color: string) =>
  `repeating-linear-gradient(135deg, {colors.${color}} 0 1px, transparent 1px 4px)`;

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

export const Mark = chakra(
  'span',
  {
    base: { flexShrink: '0' },
    variants: {
      series: {
        orders: { boxSize: '3', borderRadius: '3px', bg: 'border.control' },
        revenue: { w: '4', h: '1', borderRadius: 'full', bg: 'brand.graphic' },
        earned: { boxSize: '3', borderRadius: '3px', bg: 'brand.graphic' },
        unfinished: {
          boxSize: '3',
          borderRadius: '3px',
          borderWidth: '1px',
          borderColor: 'border.control',
          bgImage: stripes('border.control'),
        },
        // As in the donut chart.
        current: { boxSize: '3', borderRadius: 'full', bg: 'accent.graphic', bgImage: stripes('bg.panel') },
        completed: { boxSize: '3', borderRadius: 'full', bg: 'success.graphic' },
        canceled: {
          boxSize: '3',
          borderRadius: 'full',
          bg: 'border.control',
          bgImage: 'radial-gradient({colors.bg.panel} 1px, transparent 1.5px)',
          bgSize: '4px 4px',
        },
      },
    },
  },
  { defaultProps: { 'data-graphic': '' } },
);
