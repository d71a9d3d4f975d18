import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../lib/program.ts';

/** Node reads no TypeScript in `node_modules`, so these become a script and a declaration. */
export const isSource = (path: string): boolean => /(?<!\.d)\.(tsx?|mjs)$/.test(path);

export const scriptOf = (path: string): string => path.replace(/\.tsx?$/, '.js');

export const declarationOf = (path: string): string =>
  path.replace(/\.tsx?$/, '.d.ts').replace(/\.mjs$/, '.d.mts');

/** Compiles sources with TypeScript's own program; scripts and declarations by path. */
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
