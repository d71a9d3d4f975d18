import { defineRemote } from '@hawiyat/shared/federation/define-remote';
import { prefetch } from './src/prefetch.ts';

export default defineRemote('mf-orders', import.meta.dirname, {
  prefetch,
  libraryClasses: ['leaflet-', 'lvml'],
});
