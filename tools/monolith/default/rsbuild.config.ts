import { join } from 'node:path';
import { defineMonolith } from '../define-monolith.ts';

const own = (file: string) => join(import.meta.dirname, file);

/**
 * The other baseline: the same code as people usually build one application. Routes are lazy and shown when they come;
 * nothing is asked for ahead, nothing waited for, nothing fetched for later. Never shipped.
 */
const { resolve, ...config } = defineMonolith(
  'default',
  '0.0.1',
  { 'bootstrap.tsx': own('bootstrap.tsx'), 'composition/area.tsx': own('area.tsx') },
  ({ css, js }) => ({ preload: [...css, ...js] }),
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
