import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { RemoteName } from '../contract/platform/areas.ts';
import type { TrialScreen } from '../contract/platform/releases.ts';
import { proposedArea } from './area-file.ts';
import { developmentId, isDevelopment } from './build-mode.ts';
import { cssFencePlugin } from './css-fence/css-fence-plugin.ts';
import type { Prefetch } from './prefetch.ts';
import { prerenderPlugin } from './prerender-plugin.ts';
import { preferEsModules, releaseOutput, rspackOutput, stableIds } from './release-build.ts';
import { releaseId } from './release-id.mjs';
import { type AfterBuild, type Built, releasePlugin } from './release-plugin.ts';
import { remoteContract } from './remote.ts';
import { deferredScripts, screensOf } from './screens.ts';
import { takenFromHost } from './shared-scope.ts';
import { manifestWithTypes } from './types/manifest-types.ts';
import { recordImports } from './types/types-plugin.ts';

/** Milliseconds; the loader's default is two minutes. */
const chunkTimeLimit = 6000;

const exposedChunk = '__federation_expose_remote';
const require = createRequire(import.meta.url);

function remoteRelease(
  folder: string,
  { filesOfImport, taken, consumers }: Built,
  { prefetch, trial, prerendered }: Pick<AfterBuild, 'prefetch' | 'trial' | 'prerendered'>,
): AfterBuild {
  const area = proposedArea(folder);
  const paths = area.sections.map(({ path }) => path);
  return {
    preload: [...(filesOfImport[exposedChunk] ?? [])],
    consumes: [...taken],
    consumedBy: consumers,
    prefetch,
    trial,
    screens: screensOf(paths, filesOfImport),
    deferred: deferredScripts(paths, filesOfImport),
    prerendered,
    area,
  };
}

const federationPlugin = (globalName: string, exposed: string): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: globalName,
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: exposed, name: exposedChunk } },
    shared: takenFromHost(),
    shareStrategy: 'loaded-first',
    runtimePlugins: [require.resolve('@hawiyat/shared/federation/forget-failed')],
    dts: false,
    manifest: manifestWithTypes(),
    experiments: {
      // The host brings Module Federation's runtime, so that a release carries none.
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });

interface RemoteOptions {
  rules?: readonly Rspack.RuleSetRule[];
  prefetch?: Prefetch;
  libraryClasses?: readonly string[];
  trial?: TrialScreen[];
}

/** The build of a remote. The release's id is in every name, so that two releases can run in one page. */
export function defineRemote(name: RemoteName, folder: string, options: RemoteOptions = {}): RsbuildConfig {
  const { rules = [], prefetch, libraryClasses = [], trial } = options;
  const root = join(import.meta.dirname, '../..');
  const id = isDevelopment ? developmentId : releaseId(root, name, relative(root, folder));
  const globalName = `${name}__${id}`.replace(/[^a-z0-9]/g, '_');
  const localIdentName = `${globalName}-[local]-[hash:base64:4]`;
  const { plugin: prerender, prerendered } = prerenderPlugin(folder, `/r/${name}/${id}/`, {
    uniqueName: globalName,
    localIdentName,
    rules,
  });
  const exposed = join(folder, 'src/remote.tsx');
  const types = recordImports(root, exposed);
  return defineConfig({
    root: folder,
    // Lazily compiled modules are missing in the container's list.
    dev: { lazyCompilation: false },
    output: {
      ...releaseOutput,
      cssModules: { localIdentName },
      distPath: { root: join(folder, 'dist') },
      // For the trial's messages: maps are not published, and no script names them.
      sourceMap: { js: 'hidden-source-map' },
    },
    plugins: [
      pluginReact(),
      cssFencePlugin(folder, globalName, libraryClasses),
      prerender,
      !isDevelopment && types.plugin,
      releasePlugin(
        { remote: name, id, globalName, contract: remoteContract, entry: 'remoteEntry.js' },
        (_distPath, _files, built) => ({
          ...remoteRelease(folder, built, { prefetch, trial, prerendered: prerendered() }),
          ...types.recorded(),
        }),
      ),
    ],
    tools: {
      rspack: {
        entry: {},
        resolve: preferEsModules,
        module: { rules: [...rules] },
        optimization: { ...stableIds, splitChunks: { chunks: 'async' } },
        output: { ...rspackOutput, uniqueName: globalName, chunkLoadTimeout: chunkTimeLimit },
        // After an edit a chunk no longer has the hash that the entry was built with.
        plugins: [
          federationPlugin(globalName, exposed),
          !isDevelopment && new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
        ],
      },
    },
  });
}
