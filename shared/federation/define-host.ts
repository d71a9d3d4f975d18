import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { developmentId, isDevelopment } from './build-mode.ts';
import { inlineFiles, inlinePlugin } from './inline-plugin.ts';
import { inOrder } from './manifest-order.ts';
import { preferEsModules, releaseOutput, rspackOutput, stableIds } from './release-build.ts';
import { releaseId } from './release-id.mjs';
import { type AfterBuild, type Built, type BuiltChunk, releasePlugin } from './release-plugin.ts';
import { remoteContract } from './remote.ts';
import { screensOf } from './screens.ts';
import { sharedPackagePlugin } from './shared-package.ts';
import { lazilyShared, sharedByHost } from './shared-scope.ts';
import { recordHostTypes } from './types/types-plugin.ts';

const runtimePlugins = ['pinned-entries', 'retried-shares', 'devtools'];

const entry = 'static/js/index.js';

function eagerFiles(distPath: string, files: string[]): string[] {
  const manifest: { entries: { kit: { initial: { js: string[] } } } } = JSON.parse(
    readFileSync(join(distPath, 'manifest.json'), 'utf8'),
  );
  const styles = files.filter((path) => path === 'static/css/index.css');
  const fonts = files.filter((path) => /hawiyat-arabic-(400|600)\.woff2$/.test(path));
  return [...styles, ...manifest.entries.kit.initial.js, entry, ...fonts];
}

/** Splits the kit's entry into files of like size, because files that load together share the bandwidth. */
const kitFiles = {
  look: /[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis|hoist-non-react-statics|react-is|shared[\\/]ui)[\\/]/,
  data: /[\\/](@tanstack|@?nanostores|react|react-dom|react-router|lucide-react|shared[\\/](client|live|query|session|state))[\\/]|shared[\\/]state\.ts$/,
};

/** Of what several shared modules hold, only this weighs more than a file of its own. */
const commonFiles = {
  rows: /[\\/]shared[\\/]ui[\\/]list[\\/](list-rows|card-rows|row-heights|reached-width)\.tsx?/,
  search:
    /[\\/]shared[\\/]ui[\\/]data[\\/]search-input\.tsx|[\\/]@chakra-ui[\\/].+[\\/](input-group|input-addon|group)\.js/,
};

/** The plugin shares only what the host's sources import; a remote would find another module missing. */
function assertProvided(provided: readonly string[]): void {
  const missing = Object.keys(sharedByHost()).filter((name) => !provided.includes(name));
  if (missing.length === 0) return;
  throw new Error(
    `Name it in shell/src/composition/shared-modules.ts: the host shares no ${missing.join(', ')}`,
  );
}

function hostRelease(distPath: string, files: string[], built: Built): AfterBuild {
  const { chunks, filesOfImport, provided, consumers } = built;
  assertProvided(provided);
  const preload = eagerFiles(distPath, files);
  // The host offers every shared module, so no remote runs the fallback chunk.
  const isFallback = ({ origins }: BuiltChunk) =>
    origins.length > 0 && origins.every((origin) => origin.startsWith('consume'));
  const filesWith = (source: string) =>
    chunks
      .filter((chunk) => chunk.modules.some((path) => path.endsWith(source)) && !isFallback(chunk))
      .flatMap((chunk) => chunk.files);
  const lazy = Object.entries(lazilyShared).map(([name, source]): [string, string[]] => [
    name,
    filesWith(source).filter((path) => !preload.includes(path)),
  ]);
  const shares: Record<string, string[]> = Object.fromEntries(lazy);
  const withShares = (scripts: readonly string[]) => {
    const taken = scripts.flatMap((script) => consumers[script] ?? []);
    return [...new Set([...scripts, ...taken.flatMap((name) => shares[name] ?? [])])];
  };
  const screens = Object.entries(screensOf(['/signin'], filesOfImport) ?? {});
  return {
    preload,
    inline: inlineFiles,
    shares,
    screens: Object.fromEntries(screens.map(([path, files]) => [path, withShares(files)])),
  };
}

const federationPlugin = (folder: string): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: 'shell',
    shared: sharedByHost(),
    shareStrategy: 'loaded-first',
    runtimePlugins: [
      join(import.meta.dirname, 'forget-failed.ts'),
      ...runtimePlugins.map((name) => join(folder, `src/composition/runtime-plugins/${name}.ts`)),
    ],
    dts: false,
    manifest: { additionalData: ({ stats }) => inOrder(stats) },
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });

/** The build of the host. It names no remotes: their addresses come with each page, in the composition. */
export function defineHost(folder: string): RsbuildConfig {
  const root = join(import.meta.dirname, '../..');
  const id = isDevelopment ? developmentId : releaseId(root, 'shell');
  const globalName = `shell__${id}`.replace(/[^a-z0-9]/g, '_');
  const types = recordHostTypes(root);
  return defineConfig({
    root: folder,
    source: {
      entry: {
        // Runs when its own files are here: it makes the theme while the rest is still loading.
        kit: join(root, 'shared/ui/index.ts'),
        index: {
          import: join(folder, isDevelopment ? 'src/development/index.ts' : 'src/index.ts'),
          dependOn: 'kit',
        },
      },
    },
    splitChunks: {
      preset: 'none',
      chunks: (chunk) => chunk.name === 'kit',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        look: { name: 'look', test: kitFiles.look, priority: 1 },
        data: { name: 'data', test: kitFiles.data },
        rows: { name: 'rows', test: commonFiles.rows, chunks: 'async', enforce: true, priority: 2 },
        search: { name: 'search', test: commonFiles.search, chunks: 'async', enforce: true, priority: 2 },
      },
    },
    // The platform serves its files without update messages: an edit of the host reloads the page.
    dev: { assetPrefix: 'auto', hmr: false, liveReload: false },
    output: {
      ...releaseOutput,
      distPath: { root: join(folder, isDevelopment ? 'dist-dev' : 'dist') },
      // Functions that are inlined at several places compress worse.
      minify: {
        jsOptions: { minimizerOptions: { compress: { passes: 4, ecma: 2020, reduce_funcs: false } } },
      },
      manifest: true,
    },
    plugins: [
      // Only remotes are edited in place; the host's own refresh would run before theirs.
      pluginReact({ fastRefresh: false }),
      !isDevelopment && types.plugin,
      !isDevelopment && sharedPackagePlugin(id),
      inlinePlugin(folder),
      releasePlugin(
        { remote: 'shell', id, globalName, contract: remoteContract, entry },
        (distPath, files, built) => ({ ...hostRelease(distPath, files, built), ...types.recorded() }),
      ),
    ],
    tools: {
      htmlPlugin: false,
      rspack: {
        optimization: stableIds,
        resolve: preferEsModules,
        output: { ...rspackOutput, uniqueName: globalName },
        plugins: [
          federationPlugin(folder),
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
        ],
      },
    },
  });
}
