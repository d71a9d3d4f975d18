import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteNames } from './checkout-areas.ts';
import { inputFolders, withoutOthers } from './release-id.mjs';
import { takenFromHost } from './shared-scope.ts';

const root = join(import.meta.dirname, '../..');
const own = '@hawiyat/shared/';

/** Imports of the shared package in a package's sources, without its tests. */
function importedBy(name: string): string[] {
  const files = readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return sources.flatMap((source) => {
    const text = readFileSync(join(root, name, 'src', source), 'utf8');
    return [...text.matchAll(/from '(@hawiyat\/shared\/[^']+)'/g)].map(([, module = '']) => module);
  });
}

test.each(remoteNames)('every shared module that %s bundles is an input of its release id', (name) => {
  const fromHost = Object.keys(takenFromHost());
  const inputs = inputFolders(name).map((folder) => `${folder.replace('shared/', own)}/`);
  const bundled = new Set(importedBy(name).filter((text) => !fromHost.includes(text)));
  expect(bundled.size).toBeGreaterThan(0);
  expect([...bundled].filter((text) => inputs.every((folder) => !text.startsWith(folder)))).toEqual([]);
});

test('another package of the workspace changes no release id: the lockfile counts without it', () => {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const folders = inputFolders('mf-orders');
  const withNew = lockfile.replace(
    '\n  mf-fleet:\n',
    "\n  mf-billing:\n    dependencies:\n      react:\n        specifier: 'catalog:'\n        version: 1.0.0\n\n  mf-fleet:\n",
  );
  expect(withNew).not.toBe(lockfile);
  expect(withoutOthers(withNew, folders)).toBe(withoutOthers(lockfile, folders));
  const otherReact = lockfile.replaceAll('react@19', 'react@20');
  expect(withoutOthers(otherReact, folders)).not.toBe(withoutOthers(lockfile, folders));
  const importers = [...withoutOthers(lockfile, folders).matchAll(/^ {2}(\S+):\n {4}(devD|d)ependencies:/gm)];
  expect(importers.map(([, name]) => name).filter((name) => !name?.includes('@'))).toEqual([
    '.',
    'mf-orders',
    'shared',
  ]);
});
