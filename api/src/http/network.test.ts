import { expect, test } from 'vitest';
import { networkOf, siteOf, trustOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // Whoever comes through a translator has an IPv4 address of his own.
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['::ffff:0:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:C000:207', '192.0.2.7'],
  // As proxies write it.
  ['192.0.2.7:40129', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['"192.0.2.7:40129"', '192.0.2.7'],
  ['[192.0.2.7]', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['[fe80::1%eth0]:80', 'fe80:0:0:0::/64'],
  ['fe80::1%25eth0', 'fe80:0:0:0::/64'],
  ['for=192.0.2.60;proto=http;by=203.0.113.43', '192.0.2.60'],
  ['For="[2001:db8::1]:4711"', '2001:db8:0:0::/64'],
  ['for="192.0.2.60:4711";proto=https', '192.0.2.60'],
  // What cannot be read is one network.
  ['unknown', 'unreadable'],
  ['_hidden', 'unreadable'],
  ['for=_SEVKISEK', 'unreadable'],
  ['', 'unreadable'],
  ['192.0.2.7:port', 'unreadable'],
  ['192.0.2', 'unreadable'],
  ['3221226247', 'unreadable'],
  ['0300.0.2.7', 'unreadable'],
  ['0xc0.0.2.7', 'unreadable'],
  ['192.0.2.256', 'unreadable'],
  ['2001:db8::1::2', 'unreadable'],
  ['[2001:db8::1', 'unreadable'],
  // A caller who hung up before the request runs has no address.
  [undefined, 'gone'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['unreadable', 'unreadable'],
  ['gone', 'gone'],
])('%s belongs to %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});

test.each([
  ['10.1.2.3', true],
  ['10.1.2.3:443', true],
  ['::ffff:10.1.2.3', true],
  ['[fd00::1]:443', true],
  ['11.1.2.3', false],
  ['fd00::2', false],
  ['unknown', false],
  [undefined, false],
])('whether %s is a proxy of ours: %s', (address, isTrusted) => {
  expect(trustOf(['10.0.0.0/8', 'fd00::1'])(address)).toBe(isTrusted);
});
