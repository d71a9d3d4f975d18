import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { PrerenderedPage } from '../contract/platform/releases.ts';
import { screenName } from './screens.ts';

interface Prerender {
  readonly pages: Readonly<Record<string, PrerenderedPage>>;
}

const fileOf = (path: string) => `prerendered/${screenName(path)}.json`;

interface Alike {
  readonly uniqueName: string;
  readonly localIdentName: string;
  readonly rules: readonly Rspack.RuleSetRule[];
}

/** The file of each page by path; undefined when the remote has no `src/prerender.tsx`. */
export type Prerendered = () => Record<string, string> | undefined;

/** Renders a remote's public pages by a second build for Node. @param base absolute path that will serve the release */
export function prerenderPlugin(
  folder: string,
  base: string,
  alike: Alike,
): { plugin: RsbuildPlugin; prerendered: Prerendered } {
  const source = join(folder, 'src/prerender.tsx');
  let files: Record<string, string> | undefined;

  const plugin: RsbuildPlugin = {
    name: 'hawiyat:prerender',
    setup(api) {
      if (!existsSync(source)) return;
      api.onAfterBuild(async () => {
        const built = mkdtempSync(join(tmpdir(), 'hawiyat-prerender-'));
        try {
          const { pages } = await rendered(nodeBuild(alike, { folder, source, base, built }), built);
          mkdirSync(join(api.context.distPath, 'prerendered'), { recursive: true });
          for (const [path, page] of Object.entries(pages)) {
            writeFileSync(join(api.context.distPath, fileOf(path)), JSON.stringify(page));
            // No screen shows the picture for shared links, so the browser build does not contain it.
            if (page.picture)
              cpSync(join(built, page.picture), join(api.context.distPath, page.picture), {
                recursive: true,
              });
          }
          files = Object.fromEntries(Object.keys(pages).map((path) => [path, fileOf(path)]));
        } finally {
          rmSync(built, { recursive: true });
        }
      });
    },
  };
  return { plugin, prerendered: () => files };
}

const nodeBuild = (
  { uniqueName, localIdentName, rules }: Alike,
  { folder, source, base, built }: Readonly<Record<'folder' | 'source' | 'base' | 'built', string>>,
): RsbuildConfig => ({
  root: folder,
  logLevel: 'warn',
  mode: 'production',
  source: { entry: { prerender: source } },
  output: {
    target: 'node',
    module: true,
    assetPrefix: base,
    cssModules: { localIdentName },
    dataUriLimit: 0,
    distPath: { root: built },
    emitCss: false,
    filename: { js: 'prerender.mjs' },
    filenameHash: false,
    legalComments: 'none',
    minify: false,
  },
  plugins: [pluginReact()],
  tools: { rspack: { module: { rules: [...rules] }, output: { uniqueName, asyncChunks: false } } },
});

async function rendered(config: RsbuildConfig, built: string): Promise<Prerender> {
  const { close } = await (await createRsbuild({ config })).build();
  await close();
  return import(pathToFileURL(join(built, 'prerender.mjs')).href);
}
