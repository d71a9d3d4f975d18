import type { Area, Section } from '@hawiyat/shared/contract/platform/areas';
import { expect, test } from 'vitest';
import { DomainError } from '../../kernel/domain-error.ts';
import { assertAreaFits } from './area-rules.ts';

const icon = 'M4 4h16v16H4z';
const shown = { title: 'الفواتير', icon, position: 50 };
const hidden = { title: null, icon: null, position: null };
const areaOf = (name: string, ...sections: Section[]): Area => ({
  name,
  audience: 'company',
  owner: 'فريق',
  sections,
});
const at = (...paths: string[]) => areaOf('mf-billing', ...paths.map((path) => ({ path, ...shown })));
const others = [
  areaOf('mf-orders', { path: '/orders', ...shown, title: 'الطلبات' }),
  areaOf('mf-tax', { path: '/tax/reports', ...shown, title: 'الضريبة' }),
  areaOf('mf-marketing', { path: '/', ...hidden }, { path: '/signup', ...hidden }),
];

const found = (area: Area) => {
  try {
    assertAreaFits(area, others);
    return null;
  } catch (error) {
    return error instanceof DomainError ? [error.type.id, error.details.fields] : error;
  }
};

test.each([
  ['a path of its own', at('/billing')],
  ['beside a path that only begins alike', at('/orders-archive')],
  ['beside another below the same folder', at('/tax/refunds')],
  ['several paths', at('/billing', '/invoices')],
  ['no place in the sidebar, and a title', areaOf('mf-billing', { path: '/billing', ...hidden, title: 'ا' })],
])('an area fits with %s', (_, area) => {
  expect(found(area)).toBeNull();
});

test.each([
  ['another area’s path', at('/orders'), 'area-path-taken', '/orders', 'overlaps with /orders of mf-orders'],
  ['one below it', at('/orders/x'), 'area-path-taken', '/orders/x', 'overlaps with /orders of mf-orders'],
  ['one above it', at('/tax'), 'area-path-taken', '/tax', 'overlaps with /tax/reports of mf-tax'],
  ['the first page', at('/'), 'area-path-taken', '/', 'overlaps with / of mf-marketing'],
  ['a path of calls', at('/api/x'), 'area-path-reserved', '/api/x', expect.any(String)],
  ['the sign-in', at('/signin'), 'area-path-reserved', '/signin', expect.any(String)],
  ['a path twice', at('/billing', '/billing'), 'area-path-twice', '/billing', expect.any(String)],
  [
    'a place in the sidebar without an icon',
    areaOf('mf-billing', { path: '/billing', ...shown, icon: null }),
    'area-unfinished',
    '/billing',
    expect.any(String),
  ],
  [
    'no title at all',
    areaOf('mf-billing', { path: '/billing', ...hidden }),
    'area-untitled',
    '/billing',
    'an area of companies needs a title',
  ],
  [
    'another area’s title',
    areaOf('mf-billing', { path: '/billing', ...shown, title: 'الطلبات' }),
    'area-title-taken',
    '/billing',
    'mf-orders has this title already',
  ],
])('an area is refused with %s', (_, area, code, path, why) => {
  expect(found(area)).toEqual([code, { [`mf-billing ${path}`]: why }]);
});
