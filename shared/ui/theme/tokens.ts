import { defineTokens } from '@chakra-ui/react';

const values = (scale: Record<string, string>) =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }]));

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64];
/** A grid of 4 px: step 1 is 0.25rem. */
const grid = Object.fromEntries(steps.map((step) => [String(step), `${step * 0.25}rem`]));

/** Scales have Chakra's names, because its components refer to them. */
export const tokens = defineTokens({
  fonts: values({
    // The fallback has the font's width (`fonts.css`), so little moves when the font arrives.
    body: '"Hawiyat Sans", "Naskh as wide as Plex", "Segoe UI", Tahoma, "Noto as wide as Plex", "DejaVu as wide as Plex", sans-serif',
    mono: 'ui-monospace, Menlo, Consolas, monospace',
  }),
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '600' }),
  lineHeights: values({ body: '1.6', title: '1.3', none: '1' }),
  radii: values({ none: '0', sm: '6px', md: '8px', lg: '10px', xl: '14px', full: '9999px' }),
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
