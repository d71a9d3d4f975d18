import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationOf, isSource, scriptOf } from './compiled.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Record<string, string>;
  readonly dependencies: Record<string, string>;
  readonly engines: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Modules of `shared/testing` that need no checkout. */
export const sharedTesting = ['accessibility', 'scripted-server'];

/** Installed versions: registries know no catalog. Where both name a package, `shared` wins: it needs TypeScript's API. */
function dependenciesOf(root: string): Record<string, string> {
  const entries = ['sdk', 'shared'].flatMap((name) => {
    const folder = join(root, name);
    return Object.entries(readManifest(folder).dependencies)
      .filter(([, version]) => !version.startsWith('workspace:'))
      .map(([dependency]) => [
        dependency,
        JSON.parse(readFileSync(join(folder, 'node_modules', dependency, 'package.json'), 'utf8')).version,
      ]);
  });
  return Object.fromEntries(entries.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

const pair = (source: string) => ({ types: declarationOf(source), default: scriptOf(source) });

/** Tests of teams run on pages of the panel, and start no server. */
const testing = Object.fromEntries([
  ...['panel', 'examples'].map((name) => [`./testing/${name}`, pair(`./sdk/testing/${name}.ts`)]),
  ...sharedTesting.map((name) => [`./testing/${name}`, pair(`./shared/testing/${name}.ts`)]),
]);

/** `package.json` of the SDK: the package that remotes import anyway, with a command. */
export function manifestOf(root: string, id: string) {
  const { name, exports } = readManifest(join(root, 'shared'));
  const modules = Object.entries(exports)
    .filter(([path]) => !/^\.\/(testing|ui\/examples|ui\/fonts)/.test(path))
    .map(([path, target]) => [path, target.replace('./', './shared/')] as const)
    .map(([path, file]) => [path, isSource(file) ? pair(file) : file]);
  return {
    name,
    // Semver forbids a leading zero in an identifier of digits alone.
    version: id.replace('-', '-h'),
    hostRelease: id,
    description: 'What a remote of the panel is built with, and the command hawiyat',
    type: 'module',
    bin: { hawiyat: './sdk/hawiyat.js' },
    engines: readManifest(join(root, 'sdk')).engines,
    sideEffects: ['*.css'],
    exports: {
      './package.json': './package.json',
      './tsconfig.base.json': './tsconfig.base.json',
      ...Object.fromEntries(modules),
      ...testing,
    },
    dependencies: dependenciesOf(root),
  };
}
