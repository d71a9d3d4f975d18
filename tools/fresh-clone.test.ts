import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { expect, test } from 'vitest';

await init;
const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.values(scripts)
  .filter((script) => script.startsWith('node tools/'))
  .map((script) => script.split(' ')[1] ?? '');

/** Packages that a module and what it imports need before its first line runs. */
function packagesBefore(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const [imports] = parse(readFileSync(path, 'utf8'));
  return imports.flatMap(({ n: name = '', d: dynamic }) => {
    if (dynamic !== -1 || name.startsWith('node:')) return [];
    return name.startsWith('.') ? packagesBefore(join(dirname(path), name), seen) : [name];
  });
}

test.each([...new Set(commands)])('%s starts in a fresh clone, where no package is installed', (command) => {
  expect(packagesBefore(join(root, command))).toEqual([]);
});
