import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { describe, expect, test } from 'vitest';
import { sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { incompatibilities, isChecked, pairsOf, unrecordedModules } from './fit.ts';

const areaPaths = { 'mf-orders': ['/orders'], 'mf-fleet': ['/drivers'], 'mf-marketing': ['/'] };
const areas = { ...areaPaths, 'mf-billing': ['/billing'] };
const host: Release = { ...sampleHost().release, libraries: { react: '19.3.1' } };
const about = { routes: ['/orders', '/orders/:orderId'], libraries: { react: '19.3.1' } };
const { release: remote } = sampleRelease('mf-orders', { 'remoteEntry.js': 'entry' }, about);

describe('by their manifests, a remote and a host', () => {
  const found = (more: Partial<Release>) =>
    incompatibilities({ name: '', host, remote: { ...remote, ...more } }, areas).map(
      ({ at, why }) => `${at}: ${why}`,
    );

  test('of the same sources fit', () => {
    expect(found({})).toEqual([]);
  });

  test('do not fit with another contract, higher or lower', () => {
    expect(found({ contract: 2 })).toEqual([
      './remote contract: the remote was built for contract 2, and the host has 1',
    ]);
    expect(found({ contract: 0 })).toHaveLength(1);
  });

  test('do not fit where a path belongs to another area, or to nobody', () => {
    expect(found({ routes: ['/orders', '/drivers/new'] })).toEqual([
      './remote /drivers/new: this path belongs to mf-fleet',
    ]);
    expect(found({ routes: ['/'] })).toEqual(['./remote /: this path belongs to mf-marketing']);
    expect(found({ routes: ['/ordersheets'] })).toEqual(['./remote /ordersheets: no area has this path']);
  });

  test('that knows areas of its own are compared by those, and fit where the area is newer than the host', () => {
    const own = { ...host, areaPaths: { 'mf-orders': ['/orders-of-old'] } };
    const at = (more: Partial<Release>) =>
      incompatibilities({ name: '', host: own, remote: { ...remote, ...more } }, areas);
    expect(at({ routes: ['/orders'] })).toEqual([{ at: './remote /orders', why: 'no area has this path' }]);
    expect(at({ remote: 'mf-billing', routes: ['/billing/paid'] })).toEqual([]);
  });

  test.each([
    ['20.0.0', 1],
    ['18.3.1', 1],
    ['19.99.0', 1],
    ['19.3.2', 1],
    ['19.3.1', 0],
    ['19.0.0', 0],
  ])('of which the remote was built with react %s have %i faults', (react, faults) => {
    expect(found({ libraries: { react } })).toHaveLength(faults);
  });
});

describe('the compiler has compared a remote and a host', () => {
  test.each([
    ['when the remote names the host', host, { ...remote, checkedAgainst: { shell: [host.id] } }, true],
    [
      'when the host names the remote',
      { ...host, checkedAgainst: { 'mf-orders': [remote.id] } },
      remote,
      true,
    ],
    ['unless neither names the other', host, remote, false],
    ['unless it names another release', host, { ...remote, checkedAgainst: { shell: [remote.id] } }, false],
  ])('%s', (_, host, remote, isTrue) => {
    expect(isChecked({ name: '', host, remote })).toBe(isTrue);
  });
});

test('a release meets hosts if it is a remote, and remotes if it is a host', () => {
  const other = sampleRelease('mf-fleet', { 'remoteEntry.js': 'entry' }).release;
  const live = [host, remote, other];
  expect(pairsOf(remote, live)).toEqual([{ name: `shell ${host.id}`, host, remote }]);
  expect(pairsOf(host, live).map(({ name }) => name)).toEqual([
    `mf-orders ${remote.id}`,
    `mf-fleet ${other.id}`,
  ]);
});

test('a remote records the names that it imports of our modules, and of no library', () => {
  const consumes = ['react', '@hawiyat/shared/ui', '@hawiyat/shared/state'];
  expect(
    unrecordedModules({ ...remote, consumes, importedNames: { '@hawiyat/shared/ui': ['Button'] } }),
  ).toEqual(['@hawiyat/shared/state']);
});
