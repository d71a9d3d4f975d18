// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * @param {string} root the folder of the tools and of `shared`
 * @returns {string | undefined} the host's release that the SDK comes from; undefined in a checkout
 */
export function hostOfSdk(root) {
  const file = join(root, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).hostRelease : undefined;
}

/**
 * The one remote of a project that has installed these tools with the SDK: its folder is the current one.
 * @param {string} root the folder of the tools and of `shared`
 * @returns {{ name: string, folder: string } | null} null in a checkout
 */
export function ownProject(root) {
  if (hostOfSdk(root) === undefined) return null;
  const folder = process.cwd();
  const { name = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name: basename(name), folder };
}

/** @param {string} root @param {string} name of a package @returns {string} its folder */
export const folderOf = (root, name) => ownProject(root)?.folder ?? join(root, name);
