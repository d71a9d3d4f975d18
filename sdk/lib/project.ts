import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * @param root the folder of the tools and of `shared`
 * @returns the host's release that the SDK comes from; undefined in a checkout
 */
export function hostOfSdk(root: string): string | undefined {
  const file = join(root, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).hostRelease : undefined;
}

/**
 * The one remote of a project that has installed these tools with the SDK: its folder is the current one.
 * @param root the folder of the tools and of `shared`
 * @returns null in a checkout
 */
export function ownProject(root: string): { name: string; folder: string } | null {
  if (hostOfSdk(root) === undefined) return null;
  const folder = process.cwd();
  const { name = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name: basename(name), folder };
}

/** @param name of a package @returns its folder */
export const folderOf = (root: string, name: string): string => ownProject(root)?.folder ?? join(root, name);
