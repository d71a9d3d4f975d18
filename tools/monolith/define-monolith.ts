import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { pathsOf, remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import { inlineFiles } from '@hawiyat/shared/federation/inline-plugin';
import { releaseId } from '@hawiyat/shared/federation/release-id';
import { type Built, releasePlugin } from '@hawiyat/shared/federation/release-plugin';
import { remoteContract } from '@hawiyat/shared/federation/remote';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';

const root = join(import.meta.dirname, '../..');
const shell = join(root, 'shell');
/** Loader rules of the remotes, imported one after the other because their loader needs it. */
const rules: Rspack.RuleSetRule[] = [];
for (const name of remoteNames) {
  const { default: config } = await import(join(root, name, 'rsbuild.config.ts'));
  rules.push(...config.tools.rspack.module.rules);
}
const { default: host }: { default: RsbuildConfig } = await import(join(shell, 'rsbuild.config.ts'));
/** The other plugins of the host serve federation or the manifest. */
const includedPlugins = new Set(['rsbuild:react', 'hawiyat:inline', 'hawiyat:theme-variables']);

/** What the host's own build sets (`shared/federation/define-host.ts`). */
interface HostRspack {
  readonly optimization: object;
  readonly plugins: readonly Rspack.RspackPluginInstance[];
}

export type Preloads = Pick<Release, 'preload' | 'screens' | 'deferred' | 'prefetch'>;

/** Builds the same sources as one application without federation, as a release of the host that any server serves. */
export function defineMonolith(
  form: string,
  version: string,
  replacements: Readonly<Record<string, string>>,
  preloads: (entry: { css: string[]; js: string[] }, paths: string[], built: Built) => Preloads,
): RsbuildConfig {
  const { tools = {}, splitChunks: __, ...others } = host;
  const { optimization: _, plugins, ...rspack } = tools.rspack as unknown as HostRspack;
  const id = releaseId(root, 'shell').replace(/^[\d.]+/, version);
  const globalName = `shell__${id}`.replace(/[^a-z0-9]/g, '_');
  const replaced = {
    'composition/has-release.ts': join(import.meta.dirname, 'has-release.ts'),
    ...replacements,
  };
  const aliases = Object.entries(replaced).map(([path, replacement]) => [
    join(shell, 'src', path),
    replacement,
  ]);
  return {
    ...others,
    source: { entry: { index: join(shell, 'src/index.ts') } },
    output: { ...host.output, distPath: { root: join(import.meta.dirname, 'dist', form) } },
    plugins: [
      ...(host.plugins ?? []).filter(
        (plugin) => plugin && 'name' in plugin && includedPlugins.has(plugin.name),
      ),
      releasePlugin(
        { remote: 'shell', id, globalName, contract: remoteContract, entry: 'static/js/index.js' },
        (distPath, paths, built) => {
          const { entries } = JSON.parse(readFileSync(join(distPath, 'manifest.json'), 'utf8'));
          const { css = [], js } = entries.index.initial;
          const withoutSlash = (path: string) => path.replace(/^\//, '');
          const own = preloads({ css: css.map(withoutSlash), js: js.map(withoutSlash) }, paths, built);
          const areaPaths = Object.fromEntries(remoteNames.map((name) => [name, pathsOf(name)]));
          return { ...own, inline: inlineFiles, areaPaths };
        },
      ),
    ],
    resolve: { alias: Object.fromEntries(aliases) },
    tools: {
      ...tools,
      rspack: {
        ...rspack,
        plugins: plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
        module: { rules },
      },
    },
  };
}
