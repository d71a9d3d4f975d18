import { defineRemote } from '@hawiyat/shared/federation/define-remote';
import { prefetch } from './src/prefetch.ts';
import { trial } from './trial.ts';

export default defineRemote('mf-fleet', import.meta.dirname, {
  prefetch,
  trial,
  libraryClasses: ['leaflet-', 'lvml'],
});
