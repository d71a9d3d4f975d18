const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64];

/** A grid of 4 px: step 1 is 0.25rem. */
export const grid: Record<string, string> = Object.fromEntries(
  steps.map((step) => [String(step), `${step * 0.25}rem`]),
);

export const fonts = {
  body: '"Hawiyat Sans", "Naskh as wide as Plex", "Segoe UI", Tahoma, "Noto as wide as Plex", "DejaVu as wide as Plex", sans-serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
};

export const fontSizes = {
  '2xs': '0.6875rem',
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
  '4xl': '2.25rem',
};

export const lineHeights = { body: '1.6', title: '1.3', none: '1' };

export const radii = { none: '0', sm: '6px', md: '8px', lg: '10px', xl: '14px', full: '9999px' };
