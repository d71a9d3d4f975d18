import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release.ts';
import { parseManifest } from './manifest.ts';

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

test('a manifest is read', () => {
  expect(parseManifest(JSON.stringify(release))).toEqual(release);
});

test.each(['null', '[]', '"remote"', '{"remote":"mf-nowhere"}', '{'])('%s is no manifest', (text) => {
  expect(() => parseManifest(text)).toThrow();
});
