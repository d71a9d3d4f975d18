import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CliError } from './cli-error.ts';

/** The folder of `sdk` and `shared`: the checkout, or the SDK as a package. */
export const root = join(import.meta.dirname, '../..');

/** The host's release that the SDK comes from; undefined in a checkout. */
export function hostOfSdk(root: string): string | undefined {
  const file = join(root, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).hostRelease : undefined;
}

interface Project {
  readonly name: string;
  readonly folder: string;
}

/** The remote of a project, in the current folder; null in a checkout. */
export function ownProject(root: string): Project | null {
  if (hostOfSdk(root) === undefined) return null;
  const folder = process.cwd();
  const { name = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name: basename(name), folder };
}

export function project(): Project {
  const own = ownProject(root);
  if (own) return own;
  throw new CliError('In a checkout use its own commands: npm run dev, npm run release.');
}

export const folderOf = (root: string, name: string): string => ownProject(root)?.folder ?? join(root, name);
