import { join } from 'node:path';
import { defineMonolith, type Preloads } from '../define-monolith.ts';

const own = (file: string) => join(import.meta.dirname, file);

/** The other baseline: the bundler's defaults, lazy routes without prefetch. Never shipped. */
const { resolve, ...config } = defineMonolith(
  'default',
  '0.0.1',
  { 'bootstrap.tsx': own('bootstrap.tsx'), 'area/area.tsx': own('area.tsx') },
  ({ css, js }): Preloads => ({ preload: [...css, ...js] }),
);

export default {
  ...config,
  resolve: {
    alias: {
      ...resolve?.alias,
      '@hawiyat/shared/federation/panel-screens$': own('panel-screens.ts'),
    },
  },
};
