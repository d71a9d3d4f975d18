import { join } from 'node:path';
import { remoteOfPath, sidebar } from '@hawiyat/shared/federation/checkout-areas';
import { deferredScripts, screenName } from '@hawiyat/shared/federation/screens';
import { defineMonolith, type Preloads } from './define-monolith.ts';

const root = join(import.meta.dirname, '../..');
const prefetched = await Promise.all(
  ['mf-fleet', 'mf-orders', 'mf-insights'].map(
    async (name) => (await import(join(root, name, 'src/prefetch.ts'))).prefetch,
  ),
);

const isFont = (path: string) => /hawiyat-arabic-(400|600)\.woff2$/.test(path);

/** The baseline: one application with the optimizations of the host. Never shipped. */
export default defineMonolith(
  'optimized',
  '0.0.0',
  { 'composition/area-effects.ts': join(import.meta.dirname, 'area-effects.ts') },
  ({ css, js }, paths, { filesOfImport }): Preloads => {
    const chunksOf = (path: string) => [remoteOfPath(path) ?? '', screenName(path)];
    const screens = ['/signin', ...sidebar.map((section) => section.path)].map((path) => {
      const files = chunksOf(path).flatMap((chunk) => filesOfImport[chunk] ?? []);
      const isOwn = (file: string) => /\.(js|css)$/.test(file) && !js.includes(file) && !css.includes(file);
      return [path, [...new Set(files.filter(isOwn))]];
    });
    const deferred = deferredScripts(
      sidebar.map((section) => section.path),
      filesOfImport,
    );
    return {
      preload: [...css, ...js, ...paths.filter(isFont)],
      screens: Object.fromEntries(screens),
      deferred,
      prefetch: Object.assign({}, ...prefetched),
    };
  },
);
