import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import type { Release } from '../contract/releases.ts';

/** Where the built scripts are in the host's release. */
export const inlineFiles = {
  head: 'inline/head.js',
  body: 'inline/body.js',
} satisfies Release['inline'];

/**
 * Builds the host's scripts that the server writes into the HTML, each in one piece: a build of its own, because the
 * host's puts shared modules and a loader of chunks into further files.
 * @param folder the host's folder, with `src/inline/head.ts` and `body.ts`
 */
export function inlinePlugin(folder: string): RsbuildPlugin {
  const sources = join(folder, 'src/inline');
  return {
    name: 'hawiyat:inline',
    setup(api) {
      api.onAfterBuild(async () => {
        const config = inlineBuild(sources, join(api.context.distPath, 'inline'));
        const { close } = await (await createRsbuild({ cwd: folder, config })).build();
        await close();
      });
      // No module of the host imports them, so a watching build would not see their edits.
      api.modifyRspackConfig((config, { appendPlugins }) => {
        appendPlugins({
          apply: (compiler: Rspack.Compiler) =>
            compiler.hooks.afterCompile.tap('hawiyat:inline', ({ contextDependencies }) => {
              contextDependencies.add(sources);
            }),
        });
        return config;
      });
    },
  };
}

const inlineBuild = (sources: string, distPath: string): RsbuildConfig => ({
  logLevel: 'warn',
  // Development code calls `eval`, which the page's policy forbids.
  mode: 'production',
  source: { entry: { head: join(sources, 'head.ts'), body: join(sources, 'body.ts') } },
  output: {
    cleanDistPath: true,
    distPath: { root: distPath, js: '' },
    filenameHash: false,
    legalComments: 'none',
  },
  tools: { htmlPlugin: false, rspack: { optimization: { splitChunks: false } } },
});
