import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routesOf } from './routes-of.ts';

test.each([
  [
    'routes, with those below them',
    `[{ path: '/billing', children: [{ index: true }, { path: 'settings' }, { path: ':id', children: [{ path: 'print' }] }] }]`,
    ['/billing', '/billing/:id', '/billing/:id/print', '/billing/settings'],
  ],
  ['children by their whole path', `[{ path: '/a', children: [{ path: '/a/b' }] }]`, ['/a', '/a/b']],
  ['screens by key', `await panelScreens({ '/drivers/:driverId': screen })`, ['/drivers/:driverId']],
])('the paths of a remote are those of its %s', (_, routes, paths) => {
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-routes-'));
  const entry = join(folder, 'remote.tsx');
  writeFileSync(entry, `export default { name: 'mf-billing', routes: ${routes} };`);
  expect(routesOf(entry)).toEqual(paths);
  rmSync(folder, { recursive: true });
});
