import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../lib/program.ts';

/** Node and compilers read no TypeScript in `node_modules`. @returns whether a file becomes a script and a declaration */
export const isSource = (path: string): boolean => /(?<!\.d)\.(tsx?|mjs)$/.test(path);

/** @param path of a source, or a pattern of them @returns its script's */
export const scriptOf = (path: string): string => path.replace(/\.tsx?$/, '.js');

/** @param path of a source, or a pattern of them @returns its declaration's */
export const declarationOf = (path: string): string =>
  path.replace(/\.tsx?$/, '.d.ts').replace(/\.mjs$/, '.d.mts');

/**
 * Compiles what the package is made of, with TypeScript's own program.
 * @param root the checkout's folder
 * @param sources paths in the checkout
 * @returns script and declaration of each, by path
 */
export function compiled(root: string, sources: readonly string[]): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-sdk-'));
  try {
    const project = join(root, 'sdk/package/tsconfig.package.json');
    const args = [program('typescript', 'bin/tsc'), '-p', project, '--outDir', folder];
    execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    const paths = sources.flatMap((path) => [scriptOf(path), declarationOf(path)]);
    return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
