import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteNames } from './checkout-areas.ts';
import { inputFolders } from './release-id.mjs';
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
