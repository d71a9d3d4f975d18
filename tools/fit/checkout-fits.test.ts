import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedHostTypes } from '@hawiyat/shared/federation/types/host-types';
import { importedNames } from '@hawiyat/shared/federation/types/imported-names';
import { afterAll, expect, test } from 'vitest';
import { hostFits } from './host-fits.mjs';
import { remoteFits } from './remote-fits.mjs';

const root = join(import.meta.dirname, '../..');
const types = cachedHostTypes(root);
const without = (name: string) => {
  const file = types.modules['@hawiyat/shared/ui'] ?? '';
  const text = types.files[file]?.replace(new RegExp(`^export \\{ ${name} \\} .*$`, 'm'), '') ?? '';
  expect(text).not.toBe(types.files[file]);
  return { ...types, files: { ...types.files, [file]: text } };
};
const ids = ['own', 'other'].map((name) => `${name}-${process.pid}`);
afterAll(() =>
  Promise.all(
    ids.map((id) =>
      rm(join(root, `shared/node_modules/.cache/hawiyat/shell-${id}`), { recursive: true, force: true }),
    ),
  ),
);

test('a remote compiles against the types of its own checkout’s host, and not against one without what it imports', () => {
  const [own = '', other = ''] = ids;
  const folder = join(root, 'mf-insights');
  expect(remoteFits(root, folder, { id: own, types })).toEqual([]);
  const messages = remoteFits(root, folder, { id: other, types: without('ErrorState') });
  expect(messages.join('\n')).toMatch(/mf-insights\/src\/.*:\d+ TS\d+: .*'ErrorState'/);
});

test('a host fits itself, whatever is imported of it', () => {
  const all = Object.fromEntries(Object.keys(types.modules).map((module) => [module, ['*']]));
  const known = { id: ids[0] ?? '', types };
  expect(hostFits(root, types, known, [{ name: 'mf-orders', importedNames: all }])).toEqual(new Map());
});

test('types name no file of this machine', () => {
  const text = JSON.stringify(types);
  expect(text).not.toContain(root);
  expect(text).not.toContain('node_modules');
});

test('what a build imports is read from its sources, without what it imports as a type', () => {
  const file = join(root, 'mf-orders/src/remote.tsx');
  expect(importedNames(root, [file, join(root, 'shared/contract/orders.ts')])).not.toHaveProperty('react');
});
