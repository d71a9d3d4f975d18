import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areaProposal } from '@hawiyat/shared/contract/platform/areas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRemote } from './create-remote.ts';
import { deleteRemote } from './delete-remote.ts';

const here = join(import.meta.dirname, '..');
const deployment = ['tools/deployment/Dockerfile', 'tools/deployment/hawiyat.service'];
const needed = ['mf-orders/area.json', 'mf-orders/package.json', ...deployment];
const billing = { name: 'mf-billing', path: '/billing', title: 'الفواتير' };
const read = (file: string) => readFileSync(join(root, file), 'utf8');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hawiyat-create-'));
  for (const file of needed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(here, file), join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

/** Every file, with its text. */
const all = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
    .map((file) => [file, readFileSync(file, 'utf8')]);

test('a new remote has its folder, an area of its own, and the dependency versions of the others', () => {
  createRemote(root, billing);
  expect(areaProposal.parse(JSON.parse(read('mf-billing/area.json')))).toMatchObject({
    audience: 'company',
    sections: [{ path: '/billing', title: 'الفواتير', position: 50 }],
  });
  expect(read('mf-billing/src/remote.tsx')).toContain(
    "routes: [{ path: '/billing', element: <BillingScreen /> }]",
  );
  expect(read('mf-billing/trial.ts')).toContain("{ path: '/billing', shows: heading }");
  expect(read('mf-billing/rsbuild.config.ts')).toContain('import.meta.dirname, { trial });');
  for (const file of deployment) expect(read(file)).toMatch(/RELEASES=.*hawiyat\/mf-billing\/dist$/m);
  const model = JSON.parse(read('mf-orders/package.json'));
  expect(JSON.parse(read('mf-billing/package.json'))).toMatchObject({
    name: '@hawiyat/mf-billing',
    dependencies: { react: model.dependencies.react },
    devDependencies: { '@rsbuild/core': model.devDependencies['@rsbuild/core'] },
  });
});

test.each([
  [{ ...billing, name: 'billing' }, 'A remote is called'],
  [{ ...billing, name: 'mf-orders' }, 'There is a folder'],
  [{ ...billing, path: 'billing' }, 'A path is written'],
  [
    { ...billing, path: '/orders/bills' },
    'The path /orders/bills of mf-billing overlaps with /orders of mf-orders.',
  ],
  [{ ...billing, title: "x', icon: 'y" }, 'A title is one short line'],
])('an invalid or taken value is rejected, and nothing is written: %j', (remote, reason) => {
  const before = all();
  expect(() => createRemote(root, remote)).toThrow(reason);
  expect(all()).toEqual(before);
});

test('a deleted remote leaves no trace, whichever was created last', () => {
  const before = all();
  createRemote(root, billing);
  createRemote(root, { name: 'mf-bill', path: '/bill', title: 'فاتورة' });
  deleteRemote(root, 'mf-billing');
  expect(read('tools/deployment/Dockerfile')).not.toContain('mf-billing');
  deleteRemote(root, 'mf-bill');
  expect(all()).toEqual(before);
});

test('what is no remote is not deleted', () => {
  const before = all();
  for (const name of ['', 'mf-billing', '../mf-orders', 'tools'])
    expect(() => deleteRemote(root, name)).toThrow('There is no remote');
  expect(all()).toEqual(before);
});
