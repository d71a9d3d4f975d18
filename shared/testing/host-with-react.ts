import { cpSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from '../contract/platform/releases.ts';
import { applyEdit, buildCopy, copyPackage } from './remote-variant.ts';

const installed = realpathSync(join(import.meta.dirname, '../../shell/node_modules/react'));
const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Of the React in this checkout. */
export const installedReact = versionOf(installed);

/** The host's own build, which finds the React beside it and shares it by its version. */
const config = `
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineHost } from '@hawiyat/shared/federation/define-host';
import react from './packages/node_modules/react/package.json' with { type: 'json' };

const config = defineHost(import.meta.dirname);
const [{ _options: options }, ...others] = config.tools.rspack.plugins;
const { version } = react;
const updated = ([name, shared]) => [
  name,
  name.startsWith('react') ? { ...shared, version, requiredVersion: '^' + version } : shared,
];
const shared = Object.fromEntries(Object.entries(options.shared).map(updated));
config.tools.rspack.plugins = [new ModuleFederationPlugin({ ...options, shared }), ...others];
const folderOf = (name) => import.meta.dirname + '/packages/node_modules/' + name;
config.resolve = { alias: { react: folderOf('react'), 'react-dom': folderOf('react-dom') } };
export default config;
`;

/** Copies a package and writes another version wherever it names its own: `react-dom` asks `react` for it. */
function copyAs(version: string, from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const item of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const path = join(item.parentPath, item.name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(installedReact, version));
  }
}

/**
 * Builds a release of the host with a React that says another version.
 * @param id of the release
 * @returns the built folder; its `release.json` names the installed React, because the server refuses another major
 */
export async function buildHostWithReact(version: string, id: string): Promise<string> {
  const folder = copyPackage('shell');
  const modules = join(folder, 'packages/node_modules');
  const reactDom = realpathSync(join(folder, 'node_modules/react-dom'));
  copyAs(version, installed, join(modules, 'react'));
  copyAs(version, reactDom, join(modules, 'react-dom'));
  symlinkSync(realpathSync(join(dirname(reactDom), 'scheduler')), join(modules, 'scheduler'));
  applyEdit(folder, { file: 'rsbuild.config.ts', text: config });

  const built = await buildCopy('shell', folder);
  const list = join(built, 'release.json');
  const release = JSON.parse(readFileSync(list, 'utf8')) as Release;
  writeFileSync(list, JSON.stringify({ ...release, id }));
  return built;
}
