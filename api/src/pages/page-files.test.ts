import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release.ts';
import { areaFiles, hostScreenFiles, lazyFiles } from './page-files.ts';

const { release } = sampleRelease(
  'mf-fleet',
  { 'remoteEntry.js': 'fleet', 'containers.js': '', 'drivers.js': '', 'below.js': '' },
  {
    preload: [],
    screens: { '/containers': ['containers.js'], '/drivers': ['drivers.js'], '/drivers/*': ['below.js'] },
  },
);

test.each([
  ['/containers', ['containers.js']],
  ['/containers/7', ['containers.js']],
  ['/drivers', ['drivers.js']],
  ['/drivers/', ['drivers.js']],
  ['/drivers/7', ['below.js']],
  ['/drivers/7/', ['below.js']],
  ['/orders', []],
  ['/constructor', []],
])('an address, as %s, has its own screen’s files in the page', (path, expected) => {
  expect(areaFiles(release, path).files.map(([, file]) => file)).toEqual(['remoteEntry.js', ...expected]);
});

test.each([
  ['/signin', ['signin.js']],
  ['/signin/', ['signin.js']],
  ['/containers', []],
  ['/', []],
])('of the host’s own screens, %s has what it shows', (path, expected) => {
  const { release: host } = sampleRelease(
    'shell',
    { 'index.js': 'host', 'signin.js': '' },
    { preload: [], screens: { '/signin': ['signin.js'] } },
  );
  expect(hostScreenFiles(host, path).map(([, file]) => file)).toEqual(expected);
});

const kit = { 'ui/data': ['data.js'], 'ui/forms': ['forms.js'] };
const { release: lazyHost } = sampleRelease(
  'shell',
  { 'index.js': 'host', 'data.js': '', 'forms.js': '' },
  { preload: [], shares: kit },
);

test.each([
  ['what its files there import', '/containers', { 'containers.js': ['ui/data'] }, ['data.js']],
  ['nothing for another screen', '/drivers', { 'containers.js': ['ui/data'] }, []],
  [
    'all that it ever imports, where its build does not say more',
    '/drivers',
    undefined,
    ['data.js', 'forms.js'],
  ],
])('of the host’s lazy files an area gets %s', (_, path, consumedBy, expected) => {
  const area = { ...release, consumes: ['ui/data', 'ui/forms'], ...(consumedBy && { consumedBy }) };
  expect(lazyFiles(lazyHost, area, path).map(([, file]) => file)).toEqual(expected);
});
