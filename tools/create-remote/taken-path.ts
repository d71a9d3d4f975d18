import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaProposal } from '@hawiyat/shared/contract/platform/areas';

/** Finds a remote with a path that overlaps. */
export function takenPath(root: string, path: string): { name: string; path: string } | null {
  const files = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => ({ name, file: join(root, name, 'area.json') }))
    .filter(({ file }) => existsSync(file));
  for (const { name, file } of files) {
    const { sections }: AreaProposal = JSON.parse(readFileSync(file, 'utf8'));
    const other = sections.find((section) => overlap(section.path, path));
    if (other) return { name, path: other.path };
  }
  return null;
}

/** The server compares like this (`shared/contract/platform/area-paths.ts`). */
const overlap = (one: string, other: string) =>
  one === other ||
  (one !== '/' && other.startsWith(`${one}/`)) ||
  (other !== '/' && one.startsWith(`${other}/`));
