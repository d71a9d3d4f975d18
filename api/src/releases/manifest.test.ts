import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release.ts';
import { parseManifest, withPresentKeys, withStoredKeys } from './manifest.ts';

const { release } = sampleRelease(
  'mf-orders',
  { 'remoteEntry.js': 'entry', 'static/js/map.js': 'map' },
  {
    prefetch: { '/orders': ['/api/company/orders'] },
    deferred: { '/orders': ['static/js/map.js'] },
    shares: { '@hawiyat/shared/ui/extra': ['static/js/map.js'] },
    consumes: ['react'],
    areaPaths: { 'mf-orders': ['/orders'] },
  },
);
const { remote, prefetch, deferred, shares, consumes, areaPaths, ...unchanged } = release;
const earlier = {
  of: remote,
  ...unchanged,
  ahead: prefetch,
  behind: deferred,
  provides: shares,
  needs: consumes,
  claims: areaPaths,
};

test.each([
  ['of today', release],
  ['of an earlier build', earlier],
  ['with keys of both', { ...earlier, consumes, needs: undefined }],
])('a manifest %s is read', (_, manifest) => {
  expect(parseManifest(JSON.stringify(manifest))).toEqual(release);
});

test.each(['null', '[]', '"of"', '{"of":"mf-nowhere"}', '{'])('%s is no manifest', (text) => {
  expect(() => parseManifest(text)).toThrow();
});

test('the database keeps the earlier keys, which the previous server reads', () => {
  expect(withStoredKeys(release)).toEqual(earlier);
  expect(withPresentKeys(withStoredKeys(release))).toEqual(release);
});
