import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import type { Release } from '../contract/platform/releases.ts';

export const inlineFiles = { head: 'inline/head.js', body: 'inline/body.js' } satisfies Release['inline'];

/** Builds the scripts of the HTML and the worker, each as one file: the host's own build would split them. */
export function inlinePlugin(folder: string): RsbuildPlugin {
  const sources = join(folder, 'src');
  const builds = [
    { folder: 'inline', names: ['head', 'body'] },
    { folder: 'worker', names: ['heartbeat'] },
  ];
  return {
    name: 'hawiyat:inline',
    setup(api) {
      api.onAfterBuild(async () => {
        for (const { folder: name, names } of builds) {
          const config = inlineBuild(join(sources, name), names, join(api.context.distPath, name));
          const { close } = await (await createRsbuild({ cwd: folder, config })).build();
          await close();
        }
      });
      // No module of the host imports them, so a watching build would not see their edits.
      api.modifyRspackConfig((config, { appendPlugins }) => {
        appendPlugins({
          apply: (compiler: Rspack.Compiler) =>
            compiler.hooks.afterCompile.tap('hawiyat:inline', ({ contextDependencies }) => {
              for (const { folder: name } of builds) contextDependencies.add(join(sources, name));
            }),
        });
        return config;
      });
    },
  };
}

const inlineBuild = (sources: string, names: readonly string[], distPath: string): RsbuildConfig => ({
  logLevel: 'warn',
  // Development code calls `eval`, which the page's policy forbids.
  mode: 'production',
  source: { entry: Object.fromEntries(names.map((name) => [name, join(sources, `${name}.ts`)])) },
  output: {
    cleanDistPath: true,
    distPath: { root: distPath, js: '' },
    filenameHash: false,
    legalComments: 'none',
  },
  tools: { htmlPlugin: false, rspack: { optimization: { splitChunks: false } } },
});
