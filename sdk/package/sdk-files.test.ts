import { dirname, join, relative } from 'node:path';
import { packArchive } from '@hawiyat/shared/federation/pack-archive';
import { inputFiles, inputFolders } from '@hawiyat/shared/federation/release-id';
import { init, parse } from 'es-module-lexer';
import { expect, test } from 'vitest';
import { packedFiles, sdkFiles } from './sdk-files.ts';

await init;
const root = join(import.meta.dirname, '../..');
/** What a script imports, also lazily. */
const importsOf = (script: string) => parse(script)[0].flatMap(({ n: name }) => name ?? []);

const id = '1.0.0-0123456789';
const files = sdkFiles(root, id);
const manifest = JSON.parse(String(files.get('package.json')));

test('the same inputs give the same bytes, whatever the order in which files were found', {
  tags: ['slow'],
}, async () => {
  const reversed = new Map([...sdkFiles(root, id)].reverse());
  expect((await packArchive(reversed)).equals(await packArchive(files))).toBe(true);
});

test('its manifest names exact versions, which a registry has, of all that it depends on', () => {
  expect(manifest).toMatchObject({ name: '@hawiyat/shared', version: '1.0.0-h0123456789', hostRelease: id });
  expect(Object.keys(manifest.dependencies)).toEqual(
    expect.arrayContaining(['@playwright/test', '@rsbuild/core', 'react', 'vitest', 'zod']),
  );
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

test('every module that it exports is in it, and so are its types', () => {
  const targets = Object.values<string | object>({ ...manifest.exports, ...manifest.bin })
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .filter((path) => !path.includes('*'));
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter((path) => !files.has(path.replace('./', '')))).toEqual([]);
});

test('every import of a script in it leads to a file in it', () => {
  const missing = [...files].flatMap(([path, content]) => {
    if (!/\.m?js$/.test(path)) return [];
    return importsOf(String(content))
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => join(dirname(path), specifier.replace(/\?.*/, '')))
      .filter((target) => !files.has(target))
      .map((target) => `${path} imports ${target}`);
  });
  expect(missing).toEqual([]);
});

test('every package that a script in it imports is a dependency of it', () => {
  const packages = [...files].flatMap(([path, content]) =>
    /\.m?js$/.test(path)
      ? importsOf(String(content)).flatMap(
          (specifier) => /^(?!node:|\.)((?:@[^/]+\/)?[^/]+)/.exec(specifier)?.[1] ?? [],
        )
      : [],
  );
  const known = [...Object.keys(manifest.dependencies), manifest.name];
  expect([...new Set(packages)].filter((name) => !known.includes(name))).toEqual([]);
});

test('it has no tests, and nothing that only a checkout can run', () => {
  const unwanted = /\.test\.|^(api|shell|tools|mf-[^/]+)\/|^sdk\/(e2e|package)|running-panel\.ts/;
  expect([...files.keys()].filter((path) => unwanted.test(path))).toEqual([]);
});

test('every file that it is made of is an input of the host’s id', () => {
  const inputs = new Set(inputFiles(root, inputFolders('shell')).map((path) => relative(root, path)));
  expect(packedFiles(root).filter((path) => !inputs.has(path))).toEqual([]);
});
