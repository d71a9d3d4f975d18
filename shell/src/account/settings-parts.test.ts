import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const account = import.meta.dirname;
const sourcesOf = (folder: string) =>
  readdirSync(join(account, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map(({ name }) => readFileSync(join(account, folder, name), 'utf8'));

const screens = readdirSync(account, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'components')
  .map(({ name }) => ({ folder: name, sources: sourcesOf(name) }))
  .filter(({ sources }) => sources.some((source) => source.includes('settingsScreen(')));

test('there are pages whose fields have parts', () => {
  expect(screens.map(({ folder }) => folder)).toContain('working-days');
});

test.each(screens)('the part of every field of the page «$folder» shows it', ({ sources }) => {
  const page = sources.find((source) => source.includes('settingsScreen(')) ?? '';
  const fields = /parts: \{([^}]*)\}/.exec(page)?.[1]?.matchAll(/(\w+): (\w+)/g) ?? [];
  const found = [...fields].map(([, field = '', part = '']) => {
    const source = sources.find((text) => text.includes(`function ${part}(`)) ?? '';
    return { field, part, isShown: new RegExp(`\\b${field}\\b`).test(source) };
  });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ isShown }) => !isShown)).toEqual([]);
});
