import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Described, gate } from '../surface/gate.ts';
import { readSurface } from '../surface/read-surface.ts';
import type { Surface } from '../surface/surface.ts';
import { importsOf } from './imports-of.ts';
import { keptSurface } from './kept-surface.ts';
import { pick } from './pick.ts';

const root = join(import.meta.dirname, '../../..');
const today = keptSurface(root);

const release = { remote: 'mf-orders', contract: 1, routes: ['/orders', '/orders/:orderId'] } as const;
const hosts = {
  remote: 'shell',
  contract: 1,
  claims: { 'mf-orders': ['/orders'], 'mf-fleet': ['/drivers'], 'mf-marketing': ['/'] },
} as const;
const imported = pick(today, importsOf(root, join(root, 'mf-orders/src/remote.tsx')));
const host: Described = { release: { ...hosts, claims: spread(hosts.claims) }, surface: today };
const remote: Described = { release: { ...release, routes: [...release.routes] }, surface: imported };

function spread(claims: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(claims).map(([name, paths]) => [name, [...paths]]));
}

describe('a release of a remote', () => {
  const refused = (about: Partial<Described['release']>, more: Partial<Surface> = {}, at = host) =>
    gate(at, { release: { ...remote.release, ...about }, surface: { ...imported, ...more } }).map(
      (misfit) => `${misfit.at}: ${misfit.why}`,
    );
  const libraries = (version: string) => ({ libraries: { ...imported.libraries, react: version } });

  test('is accepted by the host of its own sources', () => {
    expect(refused({})).toEqual([]);
  });

  test('is refused for a contract from the future, and one from the past', () => {
    expect(refused({ contract: 2 })).toEqual([
      'contract: the remote was built for contract 2, and the host has 1',
    ]);
    expect(refused({ contract: 0 })).toHaveLength(1);
  });

  test('is refused for a path that another area owns, or nobody', () => {
    expect(refused({ routes: ['/orders', '/drivers/new'] })).toEqual([
      '/drivers/new: this path belongs to mf-fleet',
    ]);
    expect(refused({ routes: ['/'] })).toEqual(['/: this path belongs to mf-marketing']);
    expect(refused({ routes: ['/ordersheets'] })).toEqual([
      '/ordersheets: the host gives this path to nobody',
    ]);
  });

  test('is refused for a library of another major version, or a newer one, and accepted for an older one', () => {
    expect(refused({}, libraries('20.0.0'))).toHaveLength(1);
    expect(refused({}, libraries('18.3.1'))).toHaveLength(1);
    expect(refused({}, libraries('19.99.0'))).toHaveLength(1);
    expect(refused({}, libraries('19.0.0'))).toEqual([]);
  });

  test('is refused where it imports a module that the host does not have', () => {
    const { '@hawiyat/shared/ui/extra': _, ...modules } = today.modules;
    const without: Described = { ...host, surface: { ...today, modules } };
    expect(refused({}, {}, without)).toContain('Tabs: the remote imports it, and the host has none');
  });

  test('is refused when its build took more from the host than it tells', () => {
    const consumes = ['react', '@hawiyat/shared/ui', '@hawiyat/shared/ui/other'];
    expect(refused({ consumes })).toEqual([
      '@hawiyat/shared/ui/other: the remote takes it from the host, and does not tell what of it',
    ]);
  });

  test('does not care for what it does not import', () => {
    const { '@hawiyat/shared/contract/dashboard': _, ...modules } = today.modules;
    expect(refused({}, {}, { ...host, surface: { ...today, modules } })).toEqual([]);
  });
});

test('what a release tells is read back as it was written, and nothing else is taken for it', () => {
  expect(readSurface(JSON.stringify(imported))).toEqual(imported);
  expect(() => readSurface(JSON.stringify({ ...imported, format: 2 }))).toThrow(
    'no description of this form',
  );
  expect(() => readSurface(JSON.stringify({ ...imported, types: {} }))).toThrow(
    'spoken of and not described',
  );
});
