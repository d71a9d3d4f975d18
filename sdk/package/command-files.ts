import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** @param text of a source or a script @returns what it imports, also lazily */
export const importsOf = (text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** Folders of `sdk` whose files are in the package; `package` makes it. */
const folders = ['sdk/commands', 'sdk/testing'];

/**
 * Finds the files of the command, and those of `tools` that they import.
 * @param root the checkout's folder
 * @returns paths in the checkout, which are those in the package
 */
export function commandFiles(root: string): string[] {
  const own = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  const found = new Set<string>();
  const waiting = ['sdk/hawiyat.mjs', ...own.filter((path) => !/\.test\.ts$/.test(path))];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const specifier of importsOf(readFileSync(join(root, path), 'utf8')))
      if (specifier.startsWith('.')) waiting.push(join(dirname(path), specifier));
  }
  return [...found].sort();
}
