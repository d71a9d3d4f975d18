import { defineTokens } from '@chakra-ui/react';
import { fontSizes, fonts, grid, lineHeights, radii } from './scales.ts';

const values = (scale: Record<string, string>) =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }]));

export const tokens = defineTokens({
  fonts: values(fonts),
  fontSizes: values(fontSizes),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '600' }),
  lineHeights: values(lineHeights),
  radii: values(radii),
  spacing: values({ ...grid, sidebar: '256px', header: '64px' }),
  sizes: values({
    ...grid,
    sidebar: '256px',
    header: '64px',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    page: '90rem',
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    dvh: '100dvh',
  }),
  durations: values({ fast: '120ms', moderate: '160ms', slow: '200ms', slower: '280ms' }),
  easings: values({ out: 'cubic-bezier(0.16, 1, 0.3, 1)' }),
  zIndex: values({ base: '0', sticky: '10', sidebar: '20', notices: '50', skip: '60' }),
});

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };
