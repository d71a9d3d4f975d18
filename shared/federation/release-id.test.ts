import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteNames } from '../contract/remotes.ts';
import { inputFolders } from './release-id.mjs';
import { takenFromHost } from './shared-scope.ts';

const root = join(import.meta.dirname, '../..');
const own = '@hawiyat/shared/';

/** What a package's sources, but not its tests, import of the shared package. */
function importedBy(name: string): string[] {
  const files = readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((it) => /(?<!\.test)\.tsx?$/.test(it));
  return sources.flatMap((it) => {
    const text = readFileSync(join(root, name, 'src', it), 'utf8');
    return [...text.matchAll(/from '(@hawiyat\/shared\/[^']+)'/g)].map(([, module = '']) => module);
  });
}

test.each(remoteNames)(
  'whatever %s bundles of the shared package makes a new release of it when it changes',
  (name) => {
    const fromHost = Object.keys(takenFromHost());
    const inputs = inputFolders(name).map((it) => `${it.replace('shared/', own)}/`);
    const bundled = new Set(importedBy(name).filter((it) => !fromHost.includes(it)));
    expect(bundled.size).toBeGreaterThan(0);
    expect([...bundled].filter((it) => inputs.every((folder) => !it.startsWith(folder)))).toEqual([]);
  },
);
