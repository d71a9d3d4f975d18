import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { developmentId, isDevelopment } from './build-mode.ts';
import { hostSurface } from './describe/surface-plugin.ts';
import { moduleIds } from './module-ids.ts';
import { releaseId } from './release-id.mjs';
import { releasePlugin } from './release-plugin.ts';
import { remoteContract } from './remote.ts';
import { screensOf } from './screens.ts';
import { lazilyShared, providedByHost } from './shared-scope.ts';
import { pureContract, slimIcons } from './slim-sources.ts';

/** The entry's styles and scripts, in the order in which they must run, and the fonts that every page shows at once. */
function neededAtOnce(distPath: string, files: string[]): string[] {
  const manifest: { entries: { index: { initial: { js: string[]; css?: string[] } } } } = JSON.parse(
    readFileSync(join(distPath, 'manifest.json'), 'utf8'),
  );
  const { css = [], js } = manifest.entries.index.initial;
  const fonts = files.filter((path) => /hawiyat-arabic-(400|600)\.woff2$/.test(path));
  return [...css, ...js, ...fonts];
}

/**
 * The build of the host. It knows no remote's address: those come with each page, in the composition. Its development
 * build (`dist-dev`) is the one beside which edits of a remote keep the state of the screen.
 * @param folder the host's folder (`import.meta.dirname` of its configuration)
 */
export function defineHost(folder: string): RsbuildConfig {
  const root = join(import.meta.dirname, '../..');
  const id = isDevelopment ? developmentId : releaseId(root, 'shell');
  const globalName = `shell__${id}`.replace(/[^a-z0-9]/g, '_');
  const surface = hostSurface(root);
  return defineConfig({
    root: folder,
    source: {
      entry: { index: join(folder, isDevelopment ? 'src/development/index.ts' : 'src/index.ts') },
      define: { providedVersions: JSON.stringify(providedByHost) },
    },
    // Its files are served by the platform, which knows nothing of updates: an edit of the host is a new page.
    dev: { assetPrefix: 'auto', hmr: false, liveReload: false },
    output: {
      assetPrefix: 'auto',
      cleanDistPath: true,
      crossOriginLoading: 'anonymous',
      dataUriLimit: 0,
      distPath: { root: join(folder, isDevelopment ? 'dist-dev' : 'dist') },
      // The release's id is in the address of every file, so names need no hash of their own.
      filenameHash: false,
      legalComments: 'none',
      manifest: true,
    },
    plugins: [
      // The host's own refresh would come before that of the remotes, which alone are edited in place.
      pluginReact({ fastRefresh: false }),
      // Nobody publishes what is built for development.
      !isDevelopment && surface.plugin,
      releasePlugin(
        { of: 'shell', id, globalName, contract: remoteContract, entry: 'static/js/index.js' },
        (distPath, files, { chunks, filesOfImport }) => {
          const preload = neededAtOnce(distPath, files);
          const filesWith = (source: string) =>
            chunks
              .filter((chunk) => chunk.modules.some((path) => path.endsWith(source)))
              .flatMap((chunk) => chunk.files);
          const late = Object.entries(lazilyShared).map(([name, { source }]) => [
            name,
            filesWith(source).filter((path) => !preload.includes(path)),
          ]);
          const screens = screensOf(['/signin'], filesOfImport);
          return {
            preload,
            provides: Object.fromEntries(late),
            ...(screens && { screens }),
            ...surface.told(),
          };
        },
      ),
    ],
    tools: {
      htmlPlugin: false,
      rspack: {
        resolve: {
          alias: {
            ...slimIcons(),
            '@pandacss/is-valid-prop$': join(import.meta.dirname, '../ui/theme/css-properties.ts'),
            // Only emotion's withTheme uses it, which nobody uses: 1 KB with the second copy of react-is that it brings.
            'hoist-non-react-statics$': false,
          },
        },
        module: { rules: [pureContract] },
        // What loads late loads as one file, which the server can name in a preload.
        optimization: { splitChunks: { chunks: 'initial' }, moduleIds },
        output: { uniqueName: globalName, crossOriginLoading: 'anonymous' },
        plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
      },
    },
  });
}
