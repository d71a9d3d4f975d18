import { rspack } from '@rsbuild/core';
import { takenFromHost } from './shared-scope.ts';

export const exposedChunk = '__federation_expose_remote';

/**
 * Makes a build a Module Federation container: its entry, `remoteEntry.js`, leaves `init` and `get` under one
 * global name. It is the bundler's own container without a runtime, because the host chooses, checks, retries
 * and falls back (`shell/src/composition`); a runtime would add 20 KB to every first page.
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
