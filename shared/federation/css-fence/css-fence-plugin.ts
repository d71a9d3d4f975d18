import { basename, relative, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { trespassesOf } from './css-fence.ts';
import type { OwnNames } from './own-selector.ts';

const ofGlobalStyles = /[\\/]node_modules[\\/](@emotion|@chakra-ui|styled-components|goober)[\\/]/;

/** Fails a remote's build whose styles reach outside the release. Built styles include what sources import. */
export function cssFencePlugin(
  folder: string,
  globalName: string,
  libraryClasses: readonly string[],
): RsbuildPlugin {
  const isLibrarys = (name: string) => libraryClasses.some((start) => name.startsWith(start));
  const isOwn = (name: string) => name.startsWith(`${globalName}-`) || isLibrarys(name);
  return {
    name: 'hawiyat:css-fence',
    setup(api) {
      api.transform({ test: /\.css$/, order: 'pre' }, ({ code, resourcePath }) => {
        const isOfLibrary = resourcePath.split(sep).includes('node_modules');
        const isModule = basename(resourcePath).endsWith('.module.css');
        const isOwnClass = isOfLibrary ? isLibrarys : () => false;
        assertInside(code, relative(folder, resourcePath), { isModule, isOwnClass });
        return code;
      });
      api.processAssets({ stage: 'report' }, ({ assets, compilation }) => {
        for (const module of compilation.modules) {
          const path = module.nameForCondition();
          if (path && ofGlobalStyles.test(path))
            throw concise(`Styles made at runtime come from @hawiyat/shared/ui, not from ${path}`);
        }
        for (const [path, asset] of Object.entries(assets))
          if (path.endsWith('.css'))
            assertInside(asset.source().toString(), path, { isModule: false, isOwnClass: isOwn });
      });
    },
  };
}

function assertInside(code: string, file: string, names: OwnNames): void {
  const found = trespassesOf(code, file, names);
  if (found.length === 0) return;
  const lines = found.map(({ line, rule, reason }) => `  ${file}:${line} ${rule}: ${reason}`);
  throw concise(
    `Styles reach outside the release. Style own classes, or elements inside them:\n${lines.join('\n')}`,
  );
}

/** The bundler prints a stack where there is one, and it would lead into this file. */
function concise(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
