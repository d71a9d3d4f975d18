import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const database = join(root, 'api/testing/database.ts');

function testsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist.*|e2e)$/.test(entry.name) ? [] : testsBelow(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

const known = new Map<string, boolean>();

/** Whether a file reaches the database of the tests, by what it imports of its own package. */
function reachesDatabase(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  // Until it is known: a circle adds nothing.
  known.set(file, false);
  const imports = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) ?'(\.[^'?]+\.ts)'/g)];
  const paths = imports.map(([, path = '']) => join(dirname(file), path)).filter((path) => existsSync(path));
  const reaches = file === database || paths.some(reachesDatabase);
  known.set(file, reaches);
  return reaches;
}

/** The server's tests that need no database. */
export const withoutDatabase: readonly string[] = testsBelow('api').filter(
  (path) => !/\.postgres\.test\.ts$/.test(path) && !reachesDatabase(join(root, path)),
);

/** Tests outside of the server that work on a real one. */
export const withServer: readonly string[] = readdirSync(root)
  .filter((name) => ['shared', 'shell', 'sdk', 'tools'].includes(name) || name.startsWith('mf-'))
  .flatMap(testsBelow)
  .filter((path) => readFileSync(join(root, path), 'utf8').includes("'@hawiyat/api/testing/"));
