import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@hawiyat/shared/contract/releases';
import { remoteNames } from '@hawiyat/shared/contract/remotes';
import { defineHost } from '@hawiyat/shared/federation/define-host';
import { releaseId } from '@hawiyat/shared/federation/release-id';
import { type Built, releasePlugin } from '@hawiyat/shared/federation/release-plugin';
import { remoteContract } from '@hawiyat/shared/federation/remote';
import { pureContract } from '@hawiyat/shared/federation/slim-sources';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';

const root = join(import.meta.dirname, '../..');
const shell = join(root, 'shell');
/** How the remotes read files of their own kinds: from their own builds, one after the other as their loader needs it. */
const rules: { loader: string }[] = [];
for (const name of remoteNames) {
  const { default: config } = await import(join(root, name, 'rsbuild.config.ts'));
  rules.push(
    ...config.tools.rspack.module.rules.filter(
      (rule: typeof pureContract) => rule.loader !== pureContract.loader,
    ),
  );
}
/** Plugins that are kept: all others are the federation's, or tell about a release. */
const ofTheHost = new Set(['rsbuild:react']);

/** What the host's own build sets (`shared/federation/define-host.ts`). */
interface HostRspack {
  readonly optimization: object;
  readonly module: { readonly rules: Rspack.RuleSetRule[] };
}

/**
 * The build of the same sources as one application: the host's own, without the federation, and with the bundler's own
 * way of dividing what is lazy. It is a release of the host, so that every server takes and serves it as one.
 * @param form its folder below `dist`, and where its own modules stand
 * @param version the release's, so that a server that has several tells them apart
 * @param instead modules of the host, by their path below `src`, and what stands in their place
 * @param ask tells, from the first page's files and the build, what the HTML asks for ahead
 */
export function defineMonolith(
  form: string,
  version: string,
  instead: Readonly<Record<string, string>>,
  ask: (
    entry: { css: string[]; js: string[] },
    paths: string[],
    built: Built,
  ) => Pick<Release, 'preload' | 'screens' | 'behind' | 'ahead'>,
): RsbuildConfig {
  const host = defineHost(shell);
  const { tools = {} } = host;
  const { optimization: _, module, ...rspack } = tools.rspack as unknown as HostRspack;
  const id = releaseId(root, 'shell').replace(/^[\d.]+/, version);
  const globalName = `shell__${id}`.replace(/[^a-z0-9]/g, '_');
  const aliases = Object.entries(instead).map(([of, by]) => [join(shell, 'src', of), by]);
  return {
    ...host,
    output: { ...host.output, distPath: { root: join(import.meta.dirname, 'dist', form) } },
    plugins: [
      ...(host.plugins ?? []).filter((plugin) => plugin && 'name' in plugin && ofTheHost.has(plugin.name)),
      releasePlugin(
        { of: 'shell', id, globalName, contract: remoteContract, entry: 'static/js/index.js' },
        (distPath, paths, built) => {
          const { entries } = JSON.parse(readFileSync(join(distPath, 'manifest.json'), 'utf8'));
          const { css = [], js } = entries.index.initial;
          const withoutSlash = (path: string) => path.replace(/^\//, '');
          return ask({ css: css.map(withoutSlash), js: js.map(withoutSlash) }, paths, built);
        },
      ),
    ],
    resolve: {
      alias: {
        ...Object.fromEntries(aliases),
        [join(shell, 'src/composition/share-scope.ts')]: join(import.meta.dirname, 'share-scope.ts'),
      },
    },
    tools: {
      ...tools,
      rspack: {
        ...rspack,
        module: { rules: [...module.rules, ...rules] },
      },
    },
  };
}
