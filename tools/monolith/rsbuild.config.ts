import { join } from 'node:path';
import { remoteOfPath, sidebar } from '@hawiyat/shared/contract/remotes';
import { deferredScripts, screenName } from '@hawiyat/shared/federation/screens';
import { defineMonolith } from './define-monolith.ts';

const root = join(import.meta.dirname, '../..');
const asked = await Promise.all(
  ['mf-fleet', 'mf-orders', 'mf-insights'].map(
    async (name) => (await import(join(root, name, 'src/ahead.ts'))).ahead,
  ),
);

const isFont = (path: string) => /hawiyat-arabic-(400|600)\.woff2$/.test(path);

/**
 * The baseline that composition is measured against: the same code as one application, and with it all that the host does
 * for the first sight. The HTML asks for the area's parts and the fonts ahead. Never shipped.
 */
export default defineMonolith(
  'optimized',
  '0.0.0',
  { 'composition/area-loader.ts': join(import.meta.dirname, 'area-loader.ts') },
  ({ css, js }, paths, { filesOfImport }) => {
    const partsOf = (path: string) => [remoteOfPath(path) ?? '', screenName(path)];
    const screens = ['/signin', ...sidebar.map((section) => section.path)].map((path) => {
      const files = partsOf(path).flatMap((part) => filesOfImport[part] ?? []);
      const isOwn = (file: string) => /\.(js|css)$/.test(file) && !js.includes(file) && !css.includes(file);
      return [path, [...new Set(files.filter(isOwn))]];
    });
    const behind = deferredScripts(
      sidebar.map((section) => section.path),
      filesOfImport,
    );
    return {
      preload: [...css, ...js, ...paths.filter(isFont)],
      screens: Object.fromEntries(screens),
      ...(behind && { behind }),
      ahead: Object.assign({}, ...asked),
    };
  },
);
