import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { Release } from '../../contract/platform/releases.ts';
import { takenFromHost } from '../shared-scope.ts';
import { cachedHostTypes } from './host-types.ts';
import { importedNames } from './imported-names.ts';
import { routesOf } from './routes-of.ts';

const file = 'types.json';

type Recorded = Pick<Release, 'types' | 'libraries' | 'importedNames' | 'routes'>;

function recordingPlugin(record: (distPath: string, files: Iterable<string>) => Recorded) {
  let recorded: Recorded = {};
  const plugin: RsbuildPlugin = {
    name: 'hawiyat:types',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        recorded = record(api.context.distPath, (stats as Rspack.Stats).compilation.fileDependencies);
      });
    },
  };
  return { plugin, recorded: () => recorded };
}

const libraries = () =>
  Object.fromEntries(
    Object.entries(takenFromHost()).flatMap(([name, { requiredVersion }]) =>
      name.startsWith('@hawiyat/') || typeof requiredVersion !== 'string'
        ? []
        : [[name, requiredVersion.slice(1)]],
    ),
  );

/** Writes the types of what a host shares beside its built files. @returns `recorded`: fields of the built release */
export const recordHostTypes = (root: string) =>
  recordingPlugin((distPath) => {
    writeFileSync(join(distPath, file), JSON.stringify(cachedHostTypes(root)));
    return { types: file, libraries: libraries() };
  });

/** Records what a remote imports of the host. @returns `recorded`: fields of the built release */
export const recordImports = (root: string, entry: string) =>
  recordingPlugin((_, files) => ({
    importedNames: importedNames(root, files),
    libraries: libraries(),
    routes: routesOf(entry),
  }));
