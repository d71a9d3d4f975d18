import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { keyOf } from './stable-visit.ts';

const orders = { name: 'mf-orders', sections: [{ path: '/orders', title: 'الطلبات', position: 40 }] };
const fleet = { name: 'mf-fleet', sections: [{ path: '/containers', title: 'الحاويات', position: 50 }] };
const moved = { ...fleet, sections: [{ path: '/containers', title: 'الحاويات', position: 5 }] };
const remotes = { 'mf-orders': { assigned: { id: '1.0.0-aaaaaaaaaa' } } };

/** The key of a screen's visit where a panel serves these. */
async function keyAt(composition: object): Promise<string> {
  const page = `<script type="application/json" id="composition">${JSON.stringify(composition)}</script>`;
  const server = createServer((_, answer) => answer.end(page)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const examples = { at: '', user: { company: {} }, answers: [] };
  const key = await keyOf(
    { url, examples, browser: { version: () => '1' } },
    { screen: { path: '/orders' }, width: 1440, manner: {} },
  );
  server.close();
  return key;
}

test.each([
  ['an area has moved in the sidebar', { areas: [orders, moved], remotes }],
  ['an area was added', { areas: [orders, fleet, { ...fleet, name: 'mf-billing' }], remotes }],
  ['an area is gone', { areas: [orders], remotes }],
  [
    'another release is live',
    { areas: [orders, fleet], remotes: { 'mf-orders': { assigned: { id: '1.0.0-bbbbbbbbbb' } } } },
  ],
])('the live release is visited anew when %s', async (_, now) => {
  const before = { host: '1.0.0-cccccccccc', areas: [orders, fleet], remotes };
  expect(await keyAt(before)).toBe(await keyAt(before));
  expect(await keyAt({ ...before, ...now })).not.toBe(await keyAt(before));
});
