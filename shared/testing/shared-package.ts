import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedByHost } from '../federation/shared-scope.ts';

const shared = join(import.meta.dirname, '..');
const left = /\/(node_modules|dist|testing|examples|federation|tsconfig[^/]*)$|\.test\.tsx?$/;

/**
 * Packs what the host shares, for a host of another origin: the sources, `shared.json` for the plugin's `shared`, and a main
 * module that names every shared module. Its libraries are this checkout's.
 * @param folder does not exist yet
 */
export function packShared(folder: string): void {
  cpSync(shared, folder, { recursive: true, filter: (path) => !left.test(path) });
  const manifest = JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8'));
  const exports = { '.': './index.js', './shared.json': './shared.json', ...manifest.exports };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, exports, sideEffects: true }));

  const list = Object.entries(sharedByHost()).map(([name, { eager: _, ...options }]) => [name, options]);
  writeFileSync(join(folder, 'shared.json'), JSON.stringify(Object.fromEntries(list)));
  const named = list.map(([name]) => `() => import(${JSON.stringify(name)})`);
  writeFileSync(join(folder, 'index.js'), `export const modules = [${named.join(', ')}];\n`);
  symlinkSync(join(shared, 'node_modules'), join(folder, 'node_modules'));
}
