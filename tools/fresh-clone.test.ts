import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

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
  const { statements } = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || from.text.startsWith('node:')) return [];
    return from.text.startsWith('.') ? packagesBefore(join(dirname(path), from.text), seen) : [from.text];
  });
}

test.each([...new Set(commands)])('%s starts in a fresh clone, where no package is installed', (command) => {
  expect(packagesBefore(join(root, command))).toEqual([]);
});
