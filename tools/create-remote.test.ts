import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRemote } from './create-remote.mjs';

const here = join(import.meta.dirname, '..');
const deployment = ['tools/deployment/Dockerfile', 'tools/deployment/hawiyat.service'];
const needed = ['shared/contract/remotes.ts', 'mf-orders/package.json', ...deployment];
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

test('a new remote has its folder, its entry in the table, and the dependency versions of the others', () => {
  createRemote(root, billing);
  expect(read('shared/contract/remotes.ts')).toContain(
    "sections: [{ path: '/billing', title: 'الفواتير', icon: 'orders' }]",
  );
  expect(read('mf-billing/src/remote.tsx')).toContain(
    "routes: [{ path: '/billing', element: <BillingScreen /> }]",
  );
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
  [{ ...billing, path: '/orders/bills' }, 'belongs to another remote, which has /orders'],
  [{ ...billing, title: "x', icon: 'y" }, 'A title is one short line'],
])('an invalid or taken value is rejected, and nothing is written: %j', (remote, reason) => {
  const before = read('shared/contract/remotes.ts');
  expect(() => createRemote(root, remote)).toThrow(reason);
  expect(read('shared/contract/remotes.ts')).toBe(before);
});
