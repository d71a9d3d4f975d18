// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import { cachedHostTypes } from '@hawiyat/shared/federation/types/host-types';
import { importedNames } from '@hawiyat/shared/federation/types/imported-names';
import { applyEdit, copyPackage } from '@hawiyat/shared/testing/remote-variant';
import { afterAll, expect, test } from 'vitest';
import { hostFits } from './host-fits.ts';
import { remoteFits } from './remote-fits.ts';

const root = join(import.meta.dirname, '../..');
const types = cachedHostTypes(root);
const [own, other] = [`own-${process.pid}`, `other-${process.pid}`];
afterAll(() =>
  Promise.all(
    [own, other].map((id) =>
      rm(join(root, `shared/node_modules/.cache/hawiyat/shell-${id}`), { recursive: true, force: true }),
    ),
  ),
);

/** The same host without one part of its kit. */
function typesWithout(name: string) {
  const file = types.modules['@hawiyat/shared/ui'] ?? '';
  const text = types.files[file]?.replace(new RegExp(`^export \\{ ${name} \\} .*$`, 'm'), '') ?? '';
  expect(text).not.toBe(types.files[file]);
  return { ...types, files: { ...types.files, [file]: text } };
}

test.each(remoteNames)(
  '%s compiles with its own checkout’s host, by its types',
  { tags: ['slow'] },
  async (name) => {
    expect(await remoteFits(root, join(root, name), { id: own, types })).toEqual([]);
  },
);

test('a misspelt prop, and a part of the kit that a host lacks, are refused with the compiler’s messages', async () => {
  const copy = copyPackage('mf-insights');
  const file = 'src/statement/fixture.tsx';
  applyEdit(copy, {
    file,
    text: "import { Stack } from '@hawiyat/shared/ui';\nexport const x = <Stack sparkle />;\n",
  });
  applyEdit(copy, {
    file: 'src/remote.tsx',
    from: 'export default {',
    to: "export * from './statement/fixture.tsx';\nexport default {",
  });
  const messages = await remoteFits(root, copy, { id: other, types: typesWithout('ErrorState') });
  expect(messages.filter((text) => text.includes(file))).toEqual([
    expect.stringMatching(/fixture\.tsx:2 TS2322: [\s\S]*Property 'sparkle' does not exist/),
  ]);
  expect(messages.join('\n')).toMatch(/\.tsx:\d+ TS2305: .* has no exported member 'ErrorState'/);
});

test('a host fits itself, for whatever the remotes import of it', async () => {
  const remotes = remoteNames.map((name) => {
    const folder = join(root, name, 'src');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    );
    return { name, importedNames: importedNames(root, sources) };
  });
  const whole = Object.fromEntries(Object.keys(types.modules).map((module) => [module, ['*']]));
  const all = [...remotes, { name: 'whole', importedNames: whole }];
  expect(remotes.flatMap(({ importedNames }) => importedNames['@hawiyat/shared/ui'] ?? [])).toContain(
    'Button',
  );
  expect(await hostFits(root, types, { id: own, types }, all)).toEqual(new Map());
});

test('types name no file of this machine', () => {
  const text = JSON.stringify(types);
  expect(text).not.toContain(root);
  expect(text).not.toContain('node_modules');
});

test('types record the installed versions of the packages that declare what they import', () => {
  const installed = ['@chakra-ui/react', '@types/react', 'nanostores', 'zod'].map((name) => [
    name,
    JSON.parse(readFileSync(join(root, 'shared/node_modules', name, 'package.json'), 'utf8')).version,
  ]);
  expect(types.packages).toMatchObject(Object.fromEntries(installed));
  expect(types.packages).not.toHaveProperty('@hawiyat/shared');
});

test('types name nothing that is not among them, except libraries of shared: a missing one would fit everything', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const isThere = (from: string, specifier: string) =>
    /^\.\.?\//.test(specifier)
      ? join(dirname(from), specifier).replace(/(\.tsx?)?$/, '.d.ts') in types.files
      : specifier in types.modules || (/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '') in dependencies;
  const missing = Object.entries(types.files).flatMap(([file, text]) =>
    [...text.matchAll(/(?:\bfrom |\bimport\(|^import )["']([^"']+)["']/gm)]
      .filter(([, specifier = '']) => !isThere(file, specifier))
      .map(([, specifier]) => `${file}: ${specifier}`),
  );
  expect(missing).toEqual([]);
});
