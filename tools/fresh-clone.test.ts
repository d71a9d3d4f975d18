import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { expect, test } from 'vitest';

await init;
const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** What each npm script runs here: a program, and the command that it starts. */
const started = Object.values(scripts).flatMap((script) => [
  ...script.matchAll(/node (tools\/[\w.]+)(?: ([\w/-]+))?/g),
]);
const programs = started.map(([, program = '']) => program);

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

test.each([...new Set(programs)])('%s starts in a fresh clone, where no package is installed', (program) => {
  expect(packagesBefore(join(root, program))).toEqual([]);
});

test('every script starts a command that there is', () => {
  const commands = started.map(([, , command = 'panel']) => command);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((command) => !existsSync(join(root, 'tools', `${command}.ts`)))).toEqual([]);
});
