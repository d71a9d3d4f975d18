import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { system } from './system.ts';
import { scaleVariables, themeVariables } from './variables.ts';

const root = join(import.meta.dirname, '../../..');

const declared = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/([^;:]+):([^;]+);/g)].map(([, name, value]) => [name, value]));

test("the static variables have the names and values of the kit's own", () => {
  const [layer = {}] = Object.values(system.getTokenCss());
  const rules: [string, Record<string, string>][] = Object.entries(layer);
  const own = (isDark: boolean) =>
    Object.assign(
      {},
      ...rules.filter(([selector]) => /dark/.test(selector) === isDark).map(([, rule]) => rule),
    );
  expect(own(false)).toMatchObject(declared(scaleVariables() + themeVariables('light')));
  expect({ ...own(false), ...own(true) }).toMatchObject(declared(themeVariables('dark')));
});

test('no stylesheet and no page of the server spells a color of the theme', () => {
  const values = new Set(
    ['light', 'dark']
      .flatMap((theme) => Object.values(declared(themeVariables(theme as 'light' | 'dark'))))
      .filter((value) => value.startsWith('#'))
      .map((value) => value.toLowerCase()),
  );
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.css', '*.tsx', 'api/src/*.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const spelled = files
    .trim()
    .split('\n')
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/#[\da-f]{6}\b/gi)]
        .filter(([color]) => values.has(color.toLowerCase()) && color.toLowerCase() !== '#ffffff')
        .map(([color]) => `${path}: ${color}`),
    );
  expect(spelled).toEqual([]);
});
