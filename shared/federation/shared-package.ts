import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { packArchive } from './pack-archive.ts';
import { sharedByHost } from './shared-scope.ts';
import { cachedHostTypes, type HostTypes } from './types/host-types.ts';

export const sharedPackage = 'shared-package.tgz';

const shared = join(import.meta.dirname, '..');
const unpacked =
  /^(node_modules|dist|testing|examples|federation|package\.json|tsconfig.*\.json)$|\.test\.tsx?$|\.docs\.ts$/;

const packedFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((item) => !unpacked.test(item.name))
    .flatMap((item) => (item.isDirectory() ? packedFiles(join(folder, item.name)) : join(folder, item.name)))
    .sort();

const readPackage = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function dependenciesOf(sources: readonly Buffer[], names: readonly string[]): Record<string, string> {
  const { dependencies } = readPackage(shared);
  const texts = sources.map((source) => source.toString());
  const isNeeded = (name: string) =>
    names.includes(name) || texts.some((text) => new RegExp(`['"]${name}['"/]`).test(text));
  const needed = Object.keys(dependencies).filter(isNeeded);
  return Object.fromEntries(
    needed.map((name) => [name, readPackage(join(shared, 'node_modules', name)).version]),
  );
}

/** A compiler that finds sources would check them by the installing project's rules, so declarations come first. */
const typedExports = ({ modules }: HostTypes, name: string) =>
  Object.entries(modules).map(([module, file]) => [
    module.replace(name, '.'),
    { types: `./types/${file}`, default: `./${file.replace(/\.d\.ts$/, '.ts')}` },
  ]);

/** Peers, because a second copy of React's types would not fit the host's own. */
const typePackages = ({ packages }: HostTypes) =>
  Object.entries(packages).flatMap(([name, version]) =>
    name.startsWith('@types/') ? [[name, `^${version}`]] : [],
  );

/** Packs sources, declarations and `shared.json`, so that a host of another origin can share the same modules. */
function packShared(version: string): Promise<Buffer> {
  const list = Object.entries(sharedByHost()).map(
    ([name, { eager: _, ...options }]) => [name, options] as const,
  );
  const names = list.map(([name]) => name);
  const sources = packedFiles(shared).map((path) => [path, readFileSync(path)] as const);
  const { name, type, exports } = readPackage(shared);
  const types = cachedHostTypes(join(shared, '..'));
  const manifest = {
    ...{ name, version, type, sideEffects: true },
    exports: {
      '.': './index.js',
      './shared.json': './shared.json',
      ...Object.fromEntries(
        Object.entries(exports).filter(([path]) => !/federation|testing|examples/.test(path)),
      ),
      ...Object.fromEntries(typedExports(types, name)),
    },
    dependencies: dependenciesOf(
      sources.map(([, bytes]) => bytes),
      names,
    ),
    peerDependencies: Object.fromEntries(typePackages(types)),
  };
  return packArchive(
    new Map<string, Buffer | string>([
      ['package.json', JSON.stringify(manifest, null, 2)],
      ['shared.json', JSON.stringify(Object.fromEntries(list), null, 2)],
      [
        'index.js',
        `export const modules = [${names.map((path) => `() => import('${path}')`).join(', ')}];\n`,
      ],
      ['index.d.ts', 'export declare const modules: readonly (() => Promise<object>)[];\n'],
      ...Object.entries(types.files).map(([path, text]) => [`types/${path}`, text] as const),
      ...sources.map(([path, bytes]) => [relative(shared, path).split(sep).join('/'), bytes] as const),
    ]),
  );
}

/** Puts the package beside the built files, where it is listed, signed and served with them. */
export const sharedPackagePlugin = (version: string): RsbuildPlugin => ({
  name: 'hawiyat:shared-package',
  setup(api) {
    api.onAfterBuild(async () =>
      writeFileSync(join(api.context.distPath, sharedPackage), await packShared(version)),
    );
  },
});
