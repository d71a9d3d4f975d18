import { rspack } from '@rsbuild/core';
import { takenFromHost } from './shared-scope.ts';

/** The chunk of the exposed module. */
export const exposedChunk = '__federation_expose_remote';

/**
 * Makes a build a container of Module Federation: its entry, `remoteEntry.js`, leaves `init` and `get` under one global
 * name. It is the bundler's own container, without a runtime on top: what that would do, the host does (it chooses,
 * checks, tries again and falls back: `shell/src/composition`), and every first page would carry 20 KB of it.
 * @param globalName the release's name, a valid identifier
 * @param exposed path of the module `./remote`
 */
export const container = (globalName: string, exposed: string) =>
  new rspack.container.ModuleFederationPluginV1({
    name: globalName,
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: exposed, name: exposedChunk } },
    shared: takenFromHost(),
  });
