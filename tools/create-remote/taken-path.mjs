// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds a path of the checkout's remotes that a new one's would overlap with.
 * @param {string} root the workspace's folder
 * @param {string} path the new one's
 * @returns {{ name: string, path: string } | null} whose path it is, and which
 */
export function takenPath(root, path) {
  const files = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => ({ name, file: join(root, name, 'area.json') }))
    .filter(({ file }) => existsSync(file));
  for (const { name, file } of files) {
    /** @type {import('@hawiyat/shared/contract/platform/areas').AreaProposal} */
    const { sections } = JSON.parse(readFileSync(file, 'utf8'));
    const other = sections.find((section) => overlap(section.path, path));
    if (other) return { name, path: other.path };
  }
  return null;
}

/** As the server compares them (`shared/contract/platform/area-paths.ts`). @param {string} one @param {string} other */
const overlap = (one, other) =>
  one === other ||
  (one !== '/' && other.startsWith(`${one}/`)) ||
  (other !== '/' && one.startsWith(`${other}/`));
